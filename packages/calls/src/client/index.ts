export * from './client.ts';
export * from './wire-names.ts';
export * from './routes-of.ts';
export * from './first-page-inputs.ts';
export { LIVE_PATH } from './live-path.ts';
export { requestUrl } from './request-url.ts';
export { openSupportLink } from '../support-link.ts';
export { readStanding, type Standing } from '../player/standing.ts';
export { patternText } from '../refusals/patterns.ts';
