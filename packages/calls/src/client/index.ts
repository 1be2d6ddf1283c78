export * from './client.ts';
export * from './wire-names.ts';
export * from './routes-of.ts';
export { openSupportLink } from '../support-link.ts';
export { readStanding, type Standing } from '../player/standing.ts';
export { patternText } from '../refusals/patterns.ts';
