// The merchants of the demo are the demo's: a house of one's own knows nothing of them.
import { DEMO_NAME_PLACES } from '../../house.ts';
import { isTest, type Finding, type Source } from './source.ts';

/** Their codes and hosts in small letters, and their sites' names; cities have capitals. */
const DEMO_NAMES = /manila|saigon|(?:Manila|Saigon) Casino|Site, (?:Manila|Saigon)/g;

/** No program of the product names a merchant of the demo. */
export function demoNames(source: Source): Finding[] {
  if (isTest(source.path) || DEMO_NAME_PLACES.some((place) => place.test(source.path))) return [];
  return [...source.text.matchAll(DEMO_NAMES)].map((match) => ({
    path: source.path,
    line: source.text.slice(0, match.index).split('\n').length,
    says: `${match[0]} is the demo's`,
  }));
}
