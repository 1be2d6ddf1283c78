// Results from outside: polled from feeds and blocks, joined from stations, or entered.
export { applyOutsideResult } from './apply-outside-result.ts';
export { LOOPBACK } from './feed-fetch.ts';
export { joinStations } from './join-stations.ts';
export { pollBlocks } from './poll-blocks.ts';
export { pollFeeds } from './poll-feeds.ts';
export { blockTime, isBlockDraw, readReportedResult } from './reported-result.ts';
export { isRootLate } from './root-late.ts';
export {
  findLastFeedAnswer,
  listEnteredResults,
  saveEnteredResult,
  type DrawRef,
} from './store/entered-results.ts';
