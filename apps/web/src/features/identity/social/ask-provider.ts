// Sends a window to a provider and waits for what comes back.
import type { AnswerOf, ClientRefusal } from '../../../app/calls.ts';
import { openModal } from '../../../app/modals/modals.ts';
import { isSafe } from '../../../app/open-window.ts';
import {
  isVouched,
  WAY_BACK_CHANNEL,
  type Provider,
  type Vouched,
  type WayBack,
} from './way-back.ts';

const WIDTH = 480;
const HEIGHT = 640;
const LOOKED_AT_EVERY_MS = 400;

export type Answered =
  | { readonly is: 'vouched'; readonly vouched: Vouched }
  /** The person closed the window, or said no. */
  | { readonly is: 'closed' }
  | { readonly is: 'refused'; readonly refusal: ClientRefusal };

/**
 * The window is opened before anything is asked, while the press still allows it. Where the browser
 * does not, a dialog offers the way as a link, and the answer is waited for all the same.
 */
export async function askProvider(
  provider: Provider,
  start: () => Promise<AnswerOf<'socialStart'>>,
): Promise<Answered> {
  const opened = window.open('about:blank', 'social', `popup,${placeOnScreen()}`);
  const answer = await start();
  if (!answer.ok || !isSafe(answer.value.url)) {
    opened?.close();
    if (answer.ok) openModal('unsafeAddress', {});
    return answer.ok ? { is: 'closed' } : { is: 'refused', refusal: answer.refusal };
  }
  const { url, state } = answer.value;
  const dropped = new AbortController();
  const back = waitForWayBack(opened, state, dropped.signal);
  if (opened === null) {
    openModal('popupBlocked', { url, onDropped: () => dropped.abort() });
  } else {
    // The provider's page has no hold on ours.
    opened.opener = null;
    opened.location.href = url;
    opened.focus();
  }
  const way = await back;
  if (way === undefined || !isVouched(way)) return { is: 'closed' };
  return { is: 'vouched', vouched: { ...way, provider } };
}

function placeOnScreen(): string {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/**
 * What the window's page hands on, which is of our own origin; undefined when it was closed, or
 * the way to it was dropped.
 */
function waitForWayBack(
  opened: Window | null,
  state: string,
  dropped: AbortSignal,
): Promise<WayBack | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(WAY_BACK_CHANNEL);
    let wasClosed = false;
    const settle = (way?: WayBack) => {
      clearInterval(looking);
      channel.close();
      resolve(way);
    };
    // A window that hands something on closes itself at once, so that a closed one is believed
    // only at the second look.
    const looking = setInterval(() => {
      if (opened?.closed !== true) return;
      if (wasClosed) settle();
      wasClosed = true;
    }, LOOKED_AT_EVERY_MS);
    dropped.addEventListener('abort', () => settle());
    channel.addEventListener('message', ({ data }: MessageEvent<WayBack>) => {
      if (data.state === state) settle(data);
    });
  });
}
