// The game's side of the page around it: what it tells, and what it obeys.
import { setMuted } from '../sound/sounds.ts';
import { isFromSite, readSiteMessage, siteOriginOf, type ToSite } from './site-messages.ts';

/** What a running game does when the site asks for it. */
export interface SiteActions {
  /** Reads the balance again; false while a round keeps the game from it. */
  readonly readBalance: () => boolean;
  /** Play pauses: what plays by itself ends. */
  readonly pause: () => void;
  /** Whether the page can be loaded again in another language now. */
  readonly isIdle: () => boolean;
}

export interface SiteLink {
  /** Whether the game stands in a page of its site. */
  readonly isFramed: boolean;
  /** Whether the site has paused play. */
  isPaused(): boolean;
  tell(message: ToSite): void;
  /** Leads back to the site. */
  leave(): void;
  /** The game is ready, and obeys from here on. */
  ready(actions: SiteActions): void;
}

/** Rounds answer with their balance: it is asked for when none was played for this long. */
const BALANCE_MS = 1_500;
const LANGUAGE_MS = 500;

/** Links the page to the site that launched it; without one it stands alone. */
export function openSiteLink(lobbyUrl: string, language: string): SiteLink {
  const origin = siteOriginOf(lobbyUrl);
  const isFramed = parent !== window && origin !== undefined;
  let isPaused = false;
  let actions: SiteActions | undefined;
  let reading: ReturnType<typeof setTimeout> | undefined;
  const tell = (message: ToSite): void => {
    if (isFramed) parent.postMessage(message, origin);
  };
  const readLater = (): void => {
    clearTimeout(reading);
    reading = setTimeout(() => {
      if (actions?.readBalance() === false) readLater();
    }, BALANCE_MS);
  };
  const speak = (wanted: string): void => {
    if (wanted === language.slice(0, 2)) return;
    if (actions?.isIdle() !== true) {
      setTimeout(() => speak(wanted), LANGUAGE_MS);
      return;
    }
    const address = new URL(location.href);
    address.searchParams.set('lang', wanted);
    location.replace(address);
  };
  const obey = (event: MessageEvent): void => {
    if (origin === undefined || !isFromSite(event, parent, origin)) return;
    const message = readSiteMessage(event.data);
    if (message === undefined) return;
    if (message.type === 'balance') readLater();
    else if (message.type === 'mute') setMuted(message.on);
    else if (message.type === 'language') speak(message.language);
    else if (message.type === 'resume') isPaused = false;
    else {
      isPaused = true;
      actions?.pause();
    }
  };
  if (isFramed) window.addEventListener('message', obey);
  return {
    isFramed,
    isPaused: () => isPaused,
    tell,
    leave: () => {
      if (isFramed) tell({ type: 'lobby' });
      else if (origin !== undefined && parent === window) location.href = lobbyUrl;
    },
    ready: (given) => {
      actions = given;
      tell({ type: 'ready' });
    },
  };
}
