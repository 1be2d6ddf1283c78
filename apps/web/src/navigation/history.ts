// Owns the browser's history: the current address, how it was reached, and scroll positions.
import { leavesFrame } from '../browser/embedded.ts';
import { formatAddress, parseAddress, withSearch, type Address } from './address.ts';

/** How an address was reached; determines where the page scrolls to. */
export type Arrival = 'start' | 'push' | 'replace' | 'back';

export interface Place {
  readonly address: Address;
  readonly arrival: Arrival;
  /** Identifies this history entry, for the scroll position stored with it. */
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

const listeners = new Set<() => void>();
const scrolls = new Map<string, number>();
let place: Place = { address: parseAddress('/'), arrival: 'start', key: 'start' };
let count = 0;

/** Starts to follow the browser's history. Called once, before the first render. */
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
 * Navigates to an address of the site, such as `/promotions` or `/lottery?game=ssc1m`; opens a
 * window if that leaves the frame.
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

/** Replaces search parameters without leaving the page; `undefined` removes a parameter. */
export function setSearch(
  patch: Readonly<Record<string, string | undefined>>,
  options: NavigateOptions = {},
): void {
  navigate(formatAddress(withSearch(place.address, patch)), options);
}

/** The current place, for code that is not a component. */
export function currentPlace(): Place {
  return place;
}

/** The scroll position of a history entry when it was left. */
export function scrollPositionOf(key: string): number {
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
