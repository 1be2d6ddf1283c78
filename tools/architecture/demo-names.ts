// The demo's merchants are named only in the demo: an own installation does not contain them.
import { DEMO_NAME_PLACES } from '../../architecture.ts';
import { isTest, type Finding, type Source } from './source.ts';

/** Their codes and hosts in lower case, and the names of their sites; cities are capitalised. */
const DEMO_NAMES = /manila|saigon|(?:Manila|Saigon) Casino|Site, (?:Manila|Saigon)/g;

/** No program of the product names a demo merchant. */
export function demoNames(source: Source): Finding[] {
  if (isTest(source.path) || DEMO_NAME_PLACES.some((place) => place.test(source.path))) return [];
  return [...source.text.matchAll(DEMO_NAMES)].map((match) => ({
    path: source.path,
    line: source.text.slice(0, match.index).split('\n').length,
    says: `${match[0]} is the demo's`,
  }));
}
