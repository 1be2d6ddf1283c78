// Shows the log to the co-signer, line by line in order, and keeps the heads that it signs.
import type { StudioContext } from '../context.ts';
import type { CoSigner } from './co-signer.ts';
import { findWitnessedSeq, listLinesAfter, saveHeads } from './store/log.ts';

export interface Witness {
  /** Shows what is new; returns the last line that the witness has signed for. */
  show(): Promise<number>;
}

const LINES_MOST = 400;

/** One at a time: a call that comes while another runs is answered by the next run. */
export function openWitness(context: StudioContext, coSigner: CoSigner, party: string): Witness {
  let running: Promise<number> | undefined;
  let following: Promise<number> | undefined;
  const start = (): Promise<number> => {
    running = showAll(context, coSigner, party).finally(() => (running = undefined));
    return running;
  };
  return {
    show: () => {
      if (running === undefined) return start();
      following ??= running.then(
        () => begin(),
        () => begin(),
      );
      return following;
    },
  };
  function begin(): Promise<number> {
    following = undefined;
    return start();
  }
}

async function showAll(
  { database, warn }: StudioContext,
  coSigner: CoSigner,
  party: string,
): Promise<number> {
  let seen = await findWitnessedSeq(database, party);
  for (;;) {
    const lines = await listLinesAfter(database, seen, LINES_MOST);
    if (lines.length === 0) return seen;
    const shown = await coSigner.showLines(lines);
    // It may have lines whose answer was lost.
    const heads = shown.kind === 'refused' ? await coSigner.heads(seen) : shown;
    const last = heads.kind === 'answer' ? heads.value.at(-1) : undefined;
    if (heads.kind !== 'answer' || last === undefined || last.seq <= seen) {
      const why = shown.kind === 'answer' ? 'no head' : shown.why;
      warn(`the log of rounds has no witness: ${why}`);
      return seen;
    }
    await saveHeads(database, heads.value);
    seen = last.seq;
  }
}
