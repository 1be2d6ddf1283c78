// The one owner of the browser's history: where the page is, how it got there, where it was
// scrolled.
import { leavesFrame } from '../embedded.ts';
import { formatAddress, parseAddress, withSearch, type Address } from './address.ts';

/** How an address was reached; it decides where the page scrolls. */
export type Arrival = 'start' | 'push' | 'replace' | 'back';

export interface Place {
  readonly address: Address;
  readonly arrival: Arrival;
  /** Names this entry of the history, for the scroll position kept with it. */
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

const listeners = new Set<() => void>();
const scrolls = new Map<string, number>();
let place: Place = { address: parseAddress('/'), arrival: 'start', key: 'start' };
let count = 0;

/** Begins to follow the browser's history. Called once, before the first drawing. */
export function startHistory(): void {
  history.scrollRestoration = 'manual';
  place = { address: readBrowser(), arrival: 'start', key: readKey() };
  history.replaceState({ key: place.key }, '');
  window.addEventListener('popstate', () => {
    rememberScroll();
    move({ address: readBrowser(), arrival: 'back', key: readKey() });
  });
}

/**
 * Goes to an address of the site, such as `/promotions` or `/lottery?game=ssc1m`; out of a frame in
 * a window of its own.
 */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const address = parseAddress(new URL(to, location.href).href.slice(location.origin.length));
  if (leavesFrame(address.path)) {
    window.open(formatAddress(address), '_blank', 'noopener');
    return;
  }
  rememberScroll();
  if (options.replace === true || formatAddress(address) === formatAddress(place.address)) {
    history.replaceState({ key: place.key }, '', formatAddress(address));
    move({ address, arrival: 'replace', key: place.key });
    return;
  }
  const key = newKey();
  history.pushState({ key }, '', formatAddress(address));
  move({ address, arrival: 'push', key });
}

/** Replaces parts of the search and stays on the page; `undefined` takes a part away. */
export function setSearch(
  patch: Readonly<Record<string, string | undefined>>,
  options: NavigateOptions = {},
): void {
  navigate(formatAddress(withSearch(place.address, patch)), options);
}

/** Where the page is now, for code that is not a component. */
export function currentPlace(): Place {
  return place;
}

/** How far an entry of the history was scrolled when it was left. */
export function scrollOf(key: string): number {
  return scrolls.get(key) ?? 0;
}

export function subscribeHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function move(next: Place): void {
  place = next;
  for (const listener of listeners) listener();
}

function rememberScroll(): void {
  scrolls.set(place.key, window.scrollY);
}

function readBrowser(): Address {
  return parseAddress(`${location.pathname}${location.search}${location.hash}`);
}

function readKey(): string {
  const state = history.state as { readonly key?: unknown } | null;
  return typeof state?.key === 'string' ? state.key : newKey();
}

function newKey(): string {
  count += 1;
  return `${performance.timeOrigin}-${count}`;
}
