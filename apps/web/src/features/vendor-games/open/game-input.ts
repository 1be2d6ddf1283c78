import type { InputOf } from '../../../calls/calls.ts';

/** The request of one game's card. */
export function gameInput(nodeId: number): InputOf<'gameList'> {
  return { nodeId, pageNo: 1, pageSize: 1 };
}
