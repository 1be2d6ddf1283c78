// Rounds of numbers that players enter; each number is a leaf of the draw's tree.
export { enterNumber } from './enter-number.ts';
export { listRoundEntries } from './list-round-entries.ts';
export { listEntries, listEntriesBetween, type SeqSlice } from './store.ts';
