import { cosignRevealMessage, toHex } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import {
  deriveBytes,
  HASHES,
  getLine,
  resignLog,
  resignProof,
  type ProofDraft,
  type Signer,
} from './resign-proof.ts';
import { createFakeAuditor, type ForgeryContext } from './proof-forgery.ts';

/** Downgrades the proof to LD1, in which nobody else signed the house's commitment. */
export function downgradeToLd1(
  draft: ProofDraft,
  { signer }: ForgeryContext,
  { alone }: { readonly alone: boolean },
): void {
  const fake = createFakeAuditor();
  draft.seed = deriveBytes('of my own');
  draft.scheme = 'LD1';
  delete draft.rules['independent'];
  const { body } = getLine(draft, 'commit');
  if (alone) {
    draft.mode = 'house';
    Object.assign(draft.rules, { mode: 'house', parties: '' });
    draft.log = draft.log.filter(({ kind }) => kind !== 'reveal');
    delete draft.reveals;
  }
  resignProof(draft, signer, fake);
  for (const name of ['opensAt', 'closesAt', 'ownCommit', 'witnesses', 'witnessKeys']) {
    delete body[name];
  }
  body['commits'] = alone ? '' : (draft.commits ?? []).map(({ commit }) => commit).join(',');
  if (alone) Object.assign(body, { parties: '', keys: '' });
  else revealAsLd1(draft, [signer, fake]);
  for (const name of ['commits', 'witness', 'between'] as const) delete draft[name];
  resignLog(draft, signer);
}

function revealAsLd1(draft: ProofDraft, signers: readonly Signer[]): void {
  const { drawId, root = '' } = draft;
  draft.reveals = (draft.reveals ?? []).map(({ party, commit, reveal }, at) => {
    const signer = signers[at];
    assert(signer !== undefined, 'every party has a key');
    const message = cosignRevealMessage(HASHES, { drawId, party }, { root, commit, reveal });
    const signature = toHex(signer.sign(message));
    return { party, publicKey: signer.publicKey, commit, reveal, signature };
  });
  const lines = draft.log.filter(({ kind }) => kind === 'reveal');
  for (const [at, { party, reveal, signature }] of draft.reveals.entries()) {
    Object.assign(lines[at] ?? {}, { body: { drawId, party, reveal, signature } });
  }
}
