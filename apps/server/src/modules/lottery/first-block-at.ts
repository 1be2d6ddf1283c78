// The block that a draw was bound to before anyone could know it.

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
  /** Undefined where the node does not have it. */
  block(number: number): Promise<Block | undefined>;
}

/** A chain makes a block in this time, or none. */
export const BLOCK_MS = 3000;
/**
 * A block on which so many others stand is final: two thirds of the twenty-seven that make blocks
 * have built upon it.
 */
export const CONFIRMATIONS = 19;
const MOST_ASKED = 40;

/**
 * The first block at or after a moment, once it is final: the one before it is older than the
 * moment, and both are neighbours. Undefined while there is none, while it is not final, and while
 * the node changes its mind between two answers.
 */
export async function firstBlockAt(chain: Chain, moment: number): Promise<Block | undefined> {
  const newest = await chain.newest();
  if (newest.at < moment) return undefined;
  let after = newest;
  let before: Block | undefined;
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
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

/** Blocks come at most one in `BLOCK_MS`, so that each that is known bounds the one looked for. */
function nextGuess(after: Block, before: Block | undefined, moment: number): number {
  if (before === undefined) {
    return after.number - Math.max(1, Math.floor((after.at - moment) / BLOCK_MS));
  }
  const due = before.number + Math.ceil((moment - before.at) / BLOCK_MS);
  return Math.min(after.number - 1, due);
}
