// Forgeries of the inputs of the numbers: seed, reveals, and their signers.
import { assert } from '@fairhouse/values';
import { downgradeToLd1 } from './downgrade-to-ld1.ts';
import {
  deriveBytes,
  signHead,
  getLine,
  resignLog,
  generateSigner,
  resignProof,
} from './resign-proof.ts';
import { auditorReveal, trySeeds, createFakeAuditor, type ProofForgery } from './proof-forgery.ts';

export const DRAW_FORGERIES: readonly ProofForgery[] = [
  {
    name: 'another seed, tried after the reveal, its commitment logged with the old time',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, context) => trySeeds(draft, context),
  },
  {
    name: 'another seed, and the co-signer’s words edited to name it',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, context) => {
      trySeeds(draft, context);
      const [commit, root] = [getLine(draft, 'commit'), getLine(draft, 'root')];
      for (const each of draft.commits ?? []) each.houseCommit = draft.commit;
      auditorReveal(draft).houseCommit = draft.commit;
      draft.witness?.forEach((head, at) => (head.hash = (at === 0 ? commit : root).hash));
      auditorReveal(draft).headHash = root.hash;
    },
  },
  {
    name: 'another seed, and a co-signer that the house made up',
    needs: 'party',
    of: 'drawn',
    forge: (draft, context) => trySeeds(draft, context, createFakeAuditor()),
  },
  {
    name: 'another seed and a made-up co-signer, shown to a player with his receipt',
    needs: 'receipt',
    of: 'drawn',
    forge: (draft, context) => trySeeds(draft, context, createFakeAuditor()),
  },
  {
    name: 'the house’s own reveal, tried after it knew the other',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const { ownCommit } = getLine(draft, 'commit').body;
      const own = draft.reveals?.[0];
      assert(own !== undefined && ownCommit !== undefined, 'the house revealed');
      const truth = structuredClone(draft);
      own.reveal = deriveBytes('a reveal tried later');
      resignProof(draft, signer);
      // The line that the witness saw stays unchanged.
      draft.log.splice(0, 2, ...truth.log.slice(0, 2));
    },
  },
  {
    name: 'the house’s own reveal tried later, and its commit line with it',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const own = draft.reveals?.[0];
      assert(own !== undefined, 'the house revealed');
      own.reveal = deriveBytes('a reveal tried later');
      resignProof(draft, signer);
    },
  },
  {
    name: 'a whole log by a key that the house never published',
    needs: 'key',
    of: 'drawn',
    forge: (draft) => resignProof(draft, generateSigner(), createFakeAuditor()),
  },
  {
    name: 'the house signs in the co-signer’s place',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      draft.seed = deriveBytes('of my own');
      resignProof(draft, signer, { name: 'auditor', ...signer });
    },
  },
  {
    name: 'the house is its own witness',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      resignProof(draft, signer);
      getLine(draft, 'commit').body['witnessKeys'] = signer.publicKey;
      resignLog(draft, signer);
      const lines = [getLine(draft, 'commit'), getLine(draft, 'root')];
      draft.witness = (draft.witness ?? []).map((head, at) =>
        signHead(signer, { ...head, hash: lines[at]?.hash ?? '' }),
      );
    },
  },
  {
    name: 'the co-signer left out: the house draws alone',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      draft.rules['parties'] = 'operator';
      getLine(draft, 'commit').body['parties'] = 'operator';
      getLine(draft, 'commit').body['keys'] = signer.publicKey;
      draft.commits?.pop();
      draft.reveals?.pop();
      draft.log.splice(3, 1);
      resignProof(draft, signer);
    },
  },
  {
    name: 'drawn in the mode of the house alone, by a seed of its liking',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      resignProof(draft, signer);
      Object.assign(draft.rules, { mode: 'house', parties: '' });
      draft.mode = 'house';
      Object.assign(getLine(draft, 'commit').body, { parties: '', keys: '', ownCommit: '' });
      draft.log = draft.log.filter(({ kind }) => kind !== 'reveal');
      delete draft.commits;
      delete draft.reveals;
      draft.beacon = deriveBytes('nothing');
      resignProof(draft, signer);
    },
  },
  {
    name: 'the house’s own draw called one whose result came from outside',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      Object.assign(draft.rules, { mode: 'entered', parties: '' });
      draft.mode = 'entered';
      Object.assign(getLine(draft, 'commit').body, { parties: '', keys: '', ownCommit: '' });
      draft.log = draft.log.filter(({ kind }) => kind !== 'reveal');
      for (const name of ['commits', 'reveals', 'beacon', 'key', 'round'] as const) {
        delete draft[name];
      }
      draft.numbers = '77777';
      resignProof(draft, signer);
    },
  },
  {
    name: 'shown as an old draw of LD1 with a co-signer made up',
    needs: 'party',
    of: 'drawn',
    forge: (draft, context) => downgradeToLd1(draft, context, { alone: false }),
  },
  {
    name: 'shown as an old draw of LD1 by the house alone, to a player with his receipt',
    needs: 'receipt',
    of: 'drawn',
    forge: (draft, context) => downgradeToLd1(draft, context, { alone: true }),
  },
];
