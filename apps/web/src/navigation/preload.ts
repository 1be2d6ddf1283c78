// Loads a page's code when a link to it is about to be used. The route table registers itself here,
// so that a link does not import every page.
import { parseAddress } from './address.ts';

type Preload = (path: string) => void;

let preload: Preload = () => undefined;

export function registerPreload(given: Preload): void {
  preload = given;
}

export function preloadRoute(to: string): void {
  preload(parseAddress(to).path);
}
