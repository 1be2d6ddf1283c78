// Owns the browser's history: the current address, how it was reached, and scroll positions.
import { createStore } from '../browser/create-store.ts';
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

const scrolls = new Map<string, number>();
const place = createStore<Place>({ address: parseAddress('/'), arrival: 'start', key: 'start' });
let count = 0;
/** Which of the site's entries in the browser's history is the current one. */
let entry = 0;

/**
 * Starts to follow the browser's history. Called once, before the first render. `closeOnBack`
 * closes what lies above the page, if anything does.
 */
export function startHistory(closeOnBack: () => boolean = () => false): void {
  history.scrollRestoration = 'manual';
  const start: Place = { address: readBrowser(), arrival: 'start', key: readKey() };
  place.set(start);
  entry = readStored()?.entry ?? 0;
  history.replaceState({ key: start.key, entry }, '');
  window.addEventListener('popstate', () => {
    const reached = readStored()?.entry ?? entry;
    // A dialog is closed, and the page below it stays: the browser goes back to its entry.
    if (reached !== entry && closeOnBack()) {
      history.go(entry - reached);
      return;
    }
    entry = reached;
    rememberScroll();
    place.set({ address: readBrowser(), arrival: 'back', key: readKey() });
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
  if (options.replace === true || formatAddress(address) === formatAddress(place.get().address)) {
    history.replaceState({ key: place.get().key, entry }, '', formatAddress(address));
    place.set({ address, arrival: 'replace', key: place.get().key });
    return;
  }
  const key = newKey();
  pushEntry(address, key);
  place.set({ address, arrival: 'push', key });
}

/** Opens the place of an earlier entry as a new one, at the height where that was left. */
export function reopenPlace({ address, key }: Place): void {
  rememberScroll();
  pushEntry(address, key);
  place.set({ address, arrival: 'back', key });
}

/** Replaces search parameters without leaving the page; `undefined` removes a parameter. */
export function setSearch(
  patch: Readonly<Record<string, string | undefined>>,
  options: NavigateOptions = {},
): void {
  navigate(formatAddress(withSearch(place.get().address, patch)), options);
}

/** Sets the path of a page that is rendered without a browser. */
export function startAt(path: string): void {
  place.set({ address: parseAddress(path), arrival: 'start', key: 'start' });
}

/** The current place, for code that is not a component. */
export const currentPlace = place.get;

/** The scroll position of a history entry when it was left. */
export function scrollPositionOf(key: string): number {
  return scrolls.get(key) ?? 0;
}

export const subscribeHistory = place.subscribe;

function rememberScroll(): void {
  scrolls.set(place.get().key, window.scrollY);
}

function readBrowser(): Address {
  return parseAddress(`${location.pathname}${location.search}${location.hash}`);
}

function pushEntry(address: Address, key: string): void {
  entry += 1;
  history.pushState({ key, entry }, '', formatAddress(address));
}

/** What the site has stored with the browser's current entry, if that is one of its own. */
const readStored = () => history.state as { key: string; entry?: number } | null;

const readKey = (): string => readStored()?.key ?? newKey();

function newKey(): string {
  count += 1;
  return `${performance.timeOrigin}-${count}`;
}
