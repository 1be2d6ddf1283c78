// Lies in the lines of the log and in what the witness is said to have seen.
import type { BoundReveal } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { drawAgain, lineOf, logAgain, sayNumbers, signAgain } from './hand.ts';
import type { ProofLie } from './proof-lie.ts';

export const LOG_LIES: readonly ProofLie[] = [
  {
    name: 'other numbers, and the result line with them',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      sayNumbers(draft, draft.numbers === '00000' ? '11111' : '00000');
      logAgain(draft, hand);
    },
  },
  {
    name: 'the result line left out of the log',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.log = draft.log.filter(({ kind }) => kind !== 'result');
      logAgain(draft, hand);
    },
  },
  {
    name: 'a result from outside with other numbers, and no line of it',
    needs: 'nothing',
    of: 'entered',
    forge: (draft, { hand }) => {
      sayNumbers(draft, '99999');
      draft.log = draft.log.filter(({ kind }) => kind !== 'result');
      logAgain(draft, hand);
    },
  },
  {
    name: 'a result from outside with other numbers than its line',
    needs: 'nothing',
    of: 'entered',
    forge: (draft) => {
      const line = structuredClone(lineOf(draft, 'result'));
      sayNumbers(draft, '99999');
      Object.assign(lineOf(draft, 'result'), line);
    },
  },
  {
    name: 'an independent party counted that there was not',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.rules['independent'] = 1;
      signAgain(draft, hand);
    },
  },
  {
    name: 'a reveal that stood in the log before the root',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const [commit, root, own, theirs, ...rest] = draft.log;
      assert(commit && root && own && theirs, 'a draw has its lines');
      [root.seq, theirs.seq] = [theirs.seq, root.seq];
      draft.log = [commit, theirs, own, root, ...rest];
      logAgain(draft, hand);
    },
  },
  {
    name: 'another draw’s reveal',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand, other }) => {
      const [, theirs] = other.reveals ?? [];
      const [, committed] = other.commits ?? [];
      assert(theirs && committed && draft.reveals && draft.commits, 'both were drawn');
      draft.reveals[1] = structuredClone(theirs) as BoundReveal;
      draft.commits[1] = structuredClone(committed);
      signAgain(draft, hand);
    },
  },
  {
    name: 'another draw’s witness',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { other }) => {
      draft.witness = structuredClone([...(other.witness ?? [])]);
    },
  },
  {
    name: 'a head of the commitment from after the opening',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => {
      const second = draft.witness?.[1];
      assert(second !== undefined, 'the root is witnessed');
      draft.witness = [second, second];
      draft.between = structuredClone(draft.log.slice(1, 2));
    },
  },
  {
    name: 'the witness of the root left out',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => void draft.witness?.pop(),
  },
  {
    name: 'the time of the witness turned back',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => {
      const [first] = draft.witness ?? [];
      assert(first !== undefined, 'the commitment is witnessed');
      first.at -= 60_000;
    },
  },
  {
    name: 'the reveals in another order, and the numbers that they give',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.reveals?.reverse();
      drawAgain(draft);
      logAgain(draft, hand);
    },
  },
  {
    name: 'drawn after more than ten minutes',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      lineOf(draft, 'result').at = draft.closesAt + 600_000;
      logAgain(draft, hand);
    },
  },
  {
    name: 'a finished draw that the log calls void as well',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const last = draft.log.at(-1);
      assert(last !== undefined, 'there is a log');
      const body = { drawId: draft.drawId, reason: 'reveal_missing' };
      draft.log.push({ ...last, seq: last.seq + 1, prev: last.hash, kind: 'void', body });
      logAgain(draft, hand);
    },
  },
];
