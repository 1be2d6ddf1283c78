// drand as the server asks it: public servers over HTTP whose answer is checked against the group's
// key, so that none of them needs to be trusted.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { checkOfRounds, QUICKNET } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import type { Config } from '../../ground/config.ts';
import { readJson } from '../../ground/read-json.ts';
import { NODE_HASHES } from './node-hashes.ts';

const PATIENCE_MS = 3000;

const roundAnswer = z.object({
  round: z.number().int(),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
});

/**
 * The signature of a round of quicknet, hex, from whichever server answers first with one that
 * holds; throws when none does, as before the round is out.
 */
export function askRound(
  { drandUrls, drandKey }: Pick<Config, 'drandUrls' | 'drandKey'>,
  round: number,
): Promise<string> {
  const verify = checkOfRounds(NODE_HASHES, bls12_381.shortSignatures, drandKey);
  return Promise.any(
    drandUrls.map(async (url) => {
      const signature = await askOne(url, round);
      assert(verify(round, Buffer.from(signature, 'hex')), `${url} signs round ${round} wrong`);
      return signature;
    }),
  );
}

async function askOne(url: string, round: number): Promise<string> {
  const response = await fetch(`${url}/${QUICKNET.chain}/public/${round}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status} for round ${round}`);
  const answer = roundAnswer.parse(readJson(await response.text()));
  assert(answer.round === round, `${url} gives round ${answer.round} for ${round}`);
  return answer.signature;
}
