// Forgeries of the log's lines and of the witness's heads.
import type { BoundReveal } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { recomputeDraw, getLine, resignLog, publishNumbers, resignProof } from './resign-proof.ts';
import type { ProofForgery } from './proof-forgery.ts';

export const LOG_FORGERIES: readonly ProofForgery[] = [
  {
    name: 'other numbers, and the result line with them',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      publishNumbers(draft, draft.numbers === '00000' ? '11111' : '00000');
      resignLog(draft, signer);
    },
  },
  {
    name: 'the result line left out of the log',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      draft.log = draft.log.filter(({ kind }) => kind !== 'result');
      resignLog(draft, signer);
    },
  },
  {
    name: 'a result from outside with other numbers, and no line of it',
    needs: 'nothing',
    of: 'entered',
    forge: (draft, { signer }) => {
      publishNumbers(draft, '99999');
      draft.log = draft.log.filter(({ kind }) => kind !== 'result');
      resignLog(draft, signer);
    },
  },
  {
    name: 'a result from outside with other numbers than its line',
    needs: 'nothing',
    of: 'entered',
    forge: (draft) => {
      const line = structuredClone(getLine(draft, 'result'));
      publishNumbers(draft, '99999');
      Object.assign(getLine(draft, 'result'), line);
    },
  },
  {
    name: 'an independent party counted that there was not',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      draft.rules['independent'] = 1;
      resignProof(draft, signer);
    },
  },
  {
    name: 'a reveal that stood in the log before the root',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const [commit, root, own, theirs, ...rest] = draft.log;
      assert(commit && root && own && theirs, 'a draw has its lines');
      [root.seq, theirs.seq] = [theirs.seq, root.seq];
      draft.log = [commit, theirs, own, root, ...rest];
      resignLog(draft, signer);
    },
  },
  {
    name: 'another draw’s reveal',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer, other }) => {
      const [, theirs] = other.reveals ?? [];
      const [, committed] = other.commits ?? [];
      assert(theirs && committed && draft.reveals && draft.commits, 'both were drawn');
      draft.reveals[1] = structuredClone(theirs) as BoundReveal;
      draft.commits[1] = structuredClone(committed);
      resignProof(draft, signer);
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
    forge: (draft, { signer }) => {
      draft.reveals?.reverse();
      recomputeDraw(draft);
      resignLog(draft, signer);
    },
  },
  {
    name: 'drawn after more than ten minutes',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      getLine(draft, 'result').at = draft.closesAt + 600_000;
      resignLog(draft, signer);
    },
  },
  {
    name: 'a finished draw that the log calls void as well',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const last = draft.log.at(-1);
      assert(last !== undefined, 'there is a log');
      const body = { drawId: draft.drawId, reason: 'reveal_missing' };
      draft.log.push({ ...last, seq: last.seq + 1, prev: last.hash, kind: 'void', body });
      resignLog(draft, signer);
    },
  },
];
