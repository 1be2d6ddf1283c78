// Recommending: games that members play on the same days.
export { computeAffinities } from './compute-affinities.ts';
export { listRecommended } from './store.ts';
