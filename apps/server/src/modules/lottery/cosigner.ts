// The co-signer as the server sees it: another process, perhaps another company's, whose word is
// checked.
import {
  cosignCommit,
  cosignCommitMessage,
  cosignRevealMessage,
  type CosignCommit,
  type CosignReveal,
  type LogLine,
} from '@fairhouse/rules/fair';
import { insideFetch } from '@fairhouse/tls';
import { assert } from '@fairhouse/values';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { House } from '../../ground/house.ts';
import { publicKeyHex } from '../../ground/public-key-hex.ts';
import type { Cosigner } from './draw.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { isSignedBy } from './signing.ts';

const PATIENCE_MS = 3000;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);

const commitAnswer = z.array(
  z.object({
    drawId: z.string(),
    party: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
    publicKey: hash,
    commit: hash,
    signature,
  }),
);

const revealAnswer = z.object({
  party: z.string(),
  publicKey: hash,
  commit: hash,
  reveal: hash,
  signature,
});

/**
 * Asks for commitments to draws that have not opened; throws when the answer is none or not right.
 */
export async function askCommits(
  house: House,
  drawIds: readonly string[],
): Promise<readonly CosignCommit[]> {
  const logKey = publicKeyHex(house.keys.verifyingKey);
  const answer = commitAnswer.parse(await ask(house, 'commit', { logKey, drawIds }));
  assert(answer.length === drawIds.length, 'the co-signer answers for every draw');
  for (const [index, each] of answer.entries()) {
    const message = cosignCommitMessage(NODE_HASHES, each, each.commit);
    const right =
      each.drawId === drawIds[index] && isSignedBy(each.publicKey, message, each.signature);
    assert(right, `the co-signer's commitment to ${drawIds[index]} does not hold`);
  }
  return answer;
}

/**
 * Gives the co-signer the signed line of a draw's root and gets its reveal, checked against its
 * commitment.
 */
export async function askReveal(
  house: House,
  draw: { readonly proofId: string; readonly cosigner: Cosigner; readonly rootLine: LogLine },
): Promise<CosignReveal> {
  const { proofId, cosigner, rootLine } = draw;
  const { party, publicKey, commit } = cosigner;
  const body = { drawId: proofId, commit, line: rootLine };
  const answer = revealAnswer.parse(await ask(house, 'reveal', body));
  const of = { drawId: proofId, party };
  const root = String(rootLine.body['root']);
  const message = cosignRevealMessage(NODE_HASHES, of, { root, commit, reveal: answer.reveal });
  const right =
    answer.party === party &&
    answer.publicKey === publicKey &&
    cosignCommit(NODE_HASHES, of, answer.reveal) === commit &&
    isSignedBy(publicKey, message, answer.signature);
  assert(right, `the co-signer's reveal for ${proofId} does not fit its commitment`);
  return { party, publicKey, commit, reveal: answer.reveal, signature: answer.signature };
}

async function ask(house: House, path: string, body: unknown): Promise<unknown> {
  const { cosignerUrl, caFile } = house.config;
  const response = await insideFetch(caFile, new URL(path, cosignerUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sharedSecret(house.config.cosignerSecretFile)}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    throw new Error(`the co-signer answers ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

/** Where the co-signer runs elsewhere, an operator copies the file there. */
function sharedSecret(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
