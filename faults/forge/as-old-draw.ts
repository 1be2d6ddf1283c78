import { cosignRevealMessage, toHex } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { bytesOf, HASHES, lineOf, logAgain, signAgain, type Draft, type Hand } from './hand.ts';
import { shamAuditor, type Around } from './proof-lie.ts';

/** The proof as one of LD1, in which nobody else signed the house's commitment. */
export function asOld(
  draft: Draft,
  { hand }: Around,
  { alone }: { readonly alone: boolean },
): void {
  const sham = shamAuditor();
  draft.seed = bytesOf('of my own');
  draft.scheme = 'LD1';
  delete draft.rules['independent'];
  const { body } = lineOf(draft, 'commit');
  if (alone) {
    draft.mode = 'house';
    Object.assign(draft.rules, { mode: 'house', parties: '' });
    draft.log = draft.log.filter(({ kind }) => kind !== 'reveal');
    delete draft.reveals;
  }
  signAgain(draft, hand, sham);
  for (const name of ['opensAt', 'closesAt', 'ownCommit', 'witnesses', 'witnessKeys']) {
    delete body[name];
  }
  body['commits'] = alone ? '' : (draft.commits ?? []).map(({ commit }) => commit).join(',');
  if (alone) Object.assign(body, { parties: '', keys: '' });
  else revealAsOld(draft, [hand, sham]);
  for (const name of ['commits', 'witness', 'between'] as const) delete draft[name];
  logAgain(draft, hand);
}

function revealAsOld(draft: Draft, hands: readonly Hand[]): void {
  const { drawId, root = '' } = draft;
  draft.reveals = (draft.reveals ?? []).map(({ party, commit, reveal }, at) => {
    const hand = hands[at];
    assert(hand !== undefined, 'every party has a key');
    const message = cosignRevealMessage(HASHES, { drawId, party }, { root, commit, reveal });
    const signature = toHex(hand.sign(message));
    return { party, publicKey: hand.publicKey, commit, reveal, signature };
  });
  const lines = draft.log.filter(({ kind }) => kind === 'reveal');
  for (const [at, { party, reveal, signature }] of draft.reveals.entries()) {
    Object.assign(lines[at] ?? {}, { body: { drawId, party, reveal, signature } });
  }
}
