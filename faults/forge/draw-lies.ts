// Lies about what the numbers come from: seed, reveals, and who signed them.
import { assert } from '@fairhouse/values';
import { asOld } from './as-old-draw.ts';
import { bytesOf, headBy, lineOf, logAgain, newHand, signAgain } from './hand.ts';
import { auditor, trySeeds, shamAuditor, type ProofLie } from './proof-lie.ts';

export const DRAW_LIES: readonly ProofLie[] = [
  {
    name: 'another seed, tried after the reveal, its commitment logged with the old time',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, around) => trySeeds(draft, around),
  },
  {
    name: 'another seed, and the co-signer’s words edited to name it',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, around) => {
      trySeeds(draft, around);
      const [commit, root] = [lineOf(draft, 'commit'), lineOf(draft, 'root')];
      for (const each of draft.commits ?? []) each.houseCommit = draft.commit;
      auditor(draft).houseCommit = draft.commit;
      draft.witness?.forEach((head, at) => (head.hash = (at === 0 ? commit : root).hash));
      auditor(draft).headHash = root.hash;
    },
  },
  {
    name: 'another seed, and a co-signer that the house made up',
    needs: 'party',
    of: 'drawn',
    forge: (draft, around) => trySeeds(draft, around, shamAuditor()),
  },
  {
    name: 'another seed and a made-up co-signer, shown to a player with his receipt',
    needs: 'receipt',
    of: 'drawn',
    forge: (draft, around) => trySeeds(draft, around, shamAuditor()),
  },
  {
    name: 'the house’s own reveal, tried after it knew the other',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const { ownCommit } = lineOf(draft, 'commit').body;
      const own = draft.reveals?.[0];
      assert(own !== undefined && ownCommit !== undefined, 'the house revealed');
      const truth = structuredClone(draft);
      own.reveal = bytesOf('a reveal tried later');
      signAgain(draft, hand);
      // The line that the witness saw stays as it was.
      draft.log.splice(0, 2, ...truth.log.slice(0, 2));
    },
  },
  {
    name: 'the house’s own reveal tried later, and its commit line with it',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const own = draft.reveals?.[0];
      assert(own !== undefined, 'the house revealed');
      own.reveal = bytesOf('a reveal tried later');
      signAgain(draft, hand);
    },
  },
  {
    name: 'a whole log by a key that the house never published',
    needs: 'key',
    of: 'drawn',
    forge: (draft) => signAgain(draft, newHand(), shamAuditor()),
  },
  {
    name: 'the house signs in the co-signer’s place',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.seed = bytesOf('of my own');
      signAgain(draft, hand, { name: 'auditor', ...hand });
    },
  },
  {
    name: 'the house is its own witness',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      signAgain(draft, hand);
      lineOf(draft, 'commit').body['witnessKeys'] = hand.publicKey;
      logAgain(draft, hand);
      const lines = [lineOf(draft, 'commit'), lineOf(draft, 'root')];
      draft.witness = (draft.witness ?? []).map((head, at) =>
        headBy(hand, { ...head, hash: lines[at]?.hash ?? '' }),
      );
    },
  },
  {
    name: 'the co-signer left out: the house draws alone',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.rules['parties'] = 'operator';
      lineOf(draft, 'commit').body['parties'] = 'operator';
      lineOf(draft, 'commit').body['keys'] = hand.publicKey;
      draft.commits?.pop();
      draft.reveals?.pop();
      draft.log.splice(3, 1);
      signAgain(draft, hand);
    },
  },
  {
    name: 'drawn in the mode of the house alone, by a seed of its liking',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      signAgain(draft, hand);
      Object.assign(draft.rules, { mode: 'house', parties: '' });
      draft.mode = 'house';
      Object.assign(lineOf(draft, 'commit').body, { parties: '', keys: '', ownCommit: '' });
      draft.log = draft.log.filter(({ kind }) => kind !== 'reveal');
      delete draft.commits;
      delete draft.reveals;
      draft.beacon = bytesOf('nothing');
      signAgain(draft, hand);
    },
  },
  {
    name: 'the house’s own draw called one whose result came from outside',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      Object.assign(draft.rules, { mode: 'entered', parties: '' });
      draft.mode = 'entered';
      Object.assign(lineOf(draft, 'commit').body, { parties: '', keys: '', ownCommit: '' });
      draft.log = draft.log.filter(({ kind }) => kind !== 'reveal');
      for (const name of ['commits', 'reveals', 'beacon', 'key', 'round'] as const) {
        delete draft[name];
      }
      draft.numbers = '77777';
      signAgain(draft, hand);
    },
  },
  {
    name: 'shown as an old draw of LD1 with a co-signer made up',
    needs: 'party',
    of: 'drawn',
    forge: (draft, around) => asOld(draft, around, { alone: false }),
  },
  {
    name: 'shown as an old draw of LD1 by the house alone, to a player with his receipt',
    needs: 'receipt',
    of: 'drawn',
    forge: (draft, around) => asOld(draft, around, { alone: true }),
  },
];
