// The block that decides a draw: fixed by the draw time, before its hash can be known.

export interface Block {
  readonly number: number;
  /** Milliseconds. */
  readonly at: number;
  /** 64 lower-case hex digits. */
  readonly hash: string;
  /** The hash of the block before. */
  readonly parent: string;
}

export interface Chain {
  newest(): Promise<Block>;
  /** Undefined if the node does not have the block. */
  block(number: number): Promise<Block | undefined>;
}

/** The time slot of one block; a slot may stay empty. */
export const BLOCK_MS = 3000;
/**
 * The number of later blocks that make a block final: two thirds of the twenty-seven block
 * producers have then built upon it.
 */
export const CONFIRMATIONS = 19;
const REQUESTS_MAX = 40;

/**
 * The first block at or after a time, once it is final: the previous block is older than that time,
 * and both are neighbours. Undefined while there is none, while it is not final, and if the node's
 * answers are inconsistent.
 */
export async function findFirstBlock(chain: Chain, moment: number): Promise<Block | undefined> {
  const newest = await chain.newest();
  if (newest.at < moment) return undefined;
  let after = newest;
  let before: Block | undefined;
  for (let requests = 0; requests < REQUESTS_MAX; requests += 1) {
    if (before !== undefined && after.number - before.number === 1) {
      const isFinal = newest.number - after.number >= CONFIRMATIONS;
      return isFinal && after.parent === before.hash ? after : undefined;
    }
    const block = await chain.block(nextGuess(after, before, moment));
    if (block === undefined) return undefined;
    if (block.at >= moment) after = block;
    else before = block;
  }
  return undefined;
}

/**
 * There is at most one block per `BLOCK_MS`, so each known block bounds the number of the searched
 * one.
 */
function nextGuess(after: Block, before: Block | undefined, moment: number): number {
  if (before === undefined) {
    return after.number - Math.max(1, Math.floor((after.at - moment) / BLOCK_MS));
  }
  const due = before.number + Math.ceil((moment - before.at) / BLOCK_MS);
  return Math.min(after.number - 1, due);
}
