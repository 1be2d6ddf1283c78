import type { FreeRoundState as WireState } from '@fairhouse/calls/vendor';

/** What became of a grant, as the console and the vendor name it. */
export type FreeRoundState = WireState;
