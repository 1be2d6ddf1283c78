// A drand client: public HTTP servers whose answers are verified against the group's key, so that
// no server has to be trusted.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { makeRoundVerifier, QUICKNET } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import type { Config } from '../../../platform/config.ts';
import { readJson } from '../../../platform/read-json.ts';
import { NODE_HASHES } from '../hashing/index.ts';

const TIMEOUT_MS = 3000;

const roundAnswer = z.object({
  round: z.number().int(),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
});

/**
 * The signature of a quicknet round in hex, from the first server that answers with a valid one;
 * throws if no server does, as before the round is published.
 */
export function fetchDrandRound(
  { drandUrls, drandKey }: Pick<Config, 'drandUrls' | 'drandKey'>,
  round: number,
): Promise<string> {
  const verify = makeRoundVerifier(NODE_HASHES, bls12_381.shortSignatures, drandKey);
  return Promise.any(
    drandUrls.map(async (url) => {
      const signature = await fetchFrom(url, round);
      assert(verify(round, Buffer.from(signature, 'hex')), `${url} signs round ${round} wrong`);
      return signature;
    }),
  );
}

async function fetchFrom(url: string, round: number): Promise<string> {
  const response = await fetch(`${url}/${QUICKNET.chain}/public/${round}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status} for round ${round}`);
  const answer = roundAnswer.parse(readJson(await response.text()));
  assert(answer.round === round, `${url} gives round ${answer.round} for ${round}`);
  return answer.signature;
}
