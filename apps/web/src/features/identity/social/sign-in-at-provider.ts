// Opens a window at a provider and waits for its answer.
import type { AnswerOf, ClientRefusal } from '../../../calls/calls.ts';
import { openModal } from '../../../modals/modals.ts';
import { isSafeUrl } from '../../../modals/open-window.ts';
import {
  isIdentified,
  PROVIDER_RESPONSE_CHANNEL,
  type Provider,
  type ProviderCredential,
  type ProviderResponse,
} from './provider-response.ts';

const WIDTH = 480;
const HEIGHT = 640;
const POLL_MS = 400;

export type SignInOutcome =
  | { readonly is: 'vouched'; readonly vouched: ProviderCredential }
  /** The person closed the window, or declined. */
  | { readonly is: 'closed' }
  | { readonly is: 'refused'; readonly refusal: ClientRefusal };

/**
 * The window is opened before any request, while the press still permits it. If the browser blocks
 * it, a dialog offers a link, and the answer is awaited all the same.
 */
export async function signInAtProvider(
  provider: Provider,
  start: () => Promise<AnswerOf<'socialStart'>>,
): Promise<SignInOutcome> {
  const opened = window.open('about:blank', 'social', `popup,${placeOnScreen()}`);
  const answer = await start();
  if (!answer.ok || !isSafeUrl(answer.value.url)) {
    opened?.close();
    if (answer.ok) openModal('unsafeAddress', {});
    return answer.ok ? { is: 'closed' } : { is: 'refused', refusal: answer.refusal };
  }
  const { url, state } = answer.value;
  const dropped = new AbortController();
  const back = waitForProviderResponse(opened, state, dropped.signal);
  if (opened === null) {
    openModal('popupBlocked', { url, onDropped: () => dropped.abort() });
  } else {
    // Without an opener the provider's page cannot navigate ours.
    opened.opener = null;
    opened.location.href = url;
    opened.focus();
  }
  const response = await back;
  if (response === undefined || !isIdentified(response)) return { is: 'closed' };
  return { is: 'vouched', vouched: { ...response, provider } };
}

function placeOnScreen(): string {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/**
 * The message of the return page in the window, which has our own origin; undefined if the window
 * was closed or the link dismissed.
 */
function waitForProviderResponse(
  opened: Window | null,
  state: string,
  dropped: AbortSignal,
): Promise<ProviderResponse | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(PROVIDER_RESPONSE_CHANNEL);
    let wasClosed = false;
    const settle = (response?: ProviderResponse) => {
      clearInterval(looking);
      channel.close();
      resolve(response);
    };
    // The window closes itself right after its message, so a closed window counts only at the
    // second check.
    const looking = setInterval(() => {
      if (opened?.closed !== true) return;
      if (wasClosed) settle();
      wasClosed = true;
    }, POLL_MS);
    dropped.addEventListener('abort', () => settle());
    channel.addEventListener('message', ({ data }: MessageEvent<ProviderResponse>) => {
      if (data.state === state) settle(data);
    });
  });
}
