// Requests of agents to freeze a downline.
export { decideFreeze, readAllFreezes } from './decide-freeze.ts';
export { readFreezes, requestFreeze, withdrawFreeze } from './request-freeze.ts';
