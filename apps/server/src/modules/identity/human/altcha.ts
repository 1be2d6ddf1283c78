// The site's own check: the browser works for a tenth of a second, a flood of calls works for
// hours. The challenge is signed with its scene, merchant and end in it, so that nothing is stored
// for it.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { House, Merchant } from '../../../ground/house.ts';
import { readJson } from '../../../ground/read-json.ts';
import { networkOf } from '../../../ground/network.ts';
import type { HumanScene, ProofFound } from './human.ts';
import { workTimes } from './work-times.ts';

const GOOD_MS = 2 * MINUTE_MS;
const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one guess; half a thousand guesses of a thousand rounds take a phone about 0.3 s. */
const ROUNDS = 1000;
const GUESSES = { least: 300, most: 700 } as const;

interface Bound {
  readonly merchant: Merchant;
  readonly scene: HumanScene | 'captcha';
  readonly now: Instant;
  readonly address: string;
}

/** A challenge that only this scene of this merchant takes, from this network, for two minutes. */
export async function makeAltcha(house: House, bound: Bound) {
  const times = await workTimes(house, bound);
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS,
    counter: randomInt(GUESSES.least * times, GUESSES.most * times),
    deriveKey,
    data: { ...dataOf(house, bound), times: String(times) },
    expiresAt: new Date(plus(bound.now, GOOD_MS)),
    ...secretsOf(house),
  });
  return { parameters: { ...parameters }, signature: signature ?? '' };
}

/** The network is told by a keyed mark: its plain hash would be found by trying all addresses. */
function dataOf({ keys }: House, { merchant, scene, address }: Bound) {
  const network = createHmac('sha256', keys.secret('human-network')).update(networkOf(address));
  return { scene, merchant: merchant.code, network: network.digest('hex').slice(0, 16) };
}

const hex = z.string().regex(/^[0-9a-f]+$/);

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.literal(ROUNDS),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int(),
      data: z.object({
        scene: z.string(),
        merchant: z.string(),
        network: z.string(),
        times: z.string().regex(/^\d{1,3}$/),
      }),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(0xffff_ffff),
    derivedKey: hex,
  }),
});

/** The proof in a payload that was worked for here, for this scene, and is not over. */
export async function readAltcha(
  house: House,
  payload: string,
  bound: Bound,
): Promise<ProofFound | undefined> {
  const read = payloadShape.safeParse(parsePayload(payload));
  if (!read.success) return undefined;
  const { challenge, solution } = read.data;
  const { data, expiresAt, nonce } = challenge.parameters;
  // The library goes by the machine's clock; the house has its own.
  const endsAt = (expiresAt * 1000) as Instant;
  const { scene, merchant, network } = dataOf(house, bound);
  const isOurs = data.scene === scene && data.merchant === merchant && data.network === network;
  if (endsAt <= bound.now || !isOurs) return undefined;
  // What was worked for before the failures came is worth no more than one step of them.
  if (2 * Number(data.times) < (await workTimes(house, bound))) return undefined;
  const { invalidSignature, invalidSolution } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secretsOf(house),
  });
  if (invalidSignature !== false || invalidSolution !== false) return undefined;
  return { mark: `altcha:${nonce}`, endsAt };
}

function parsePayload(payload: string): unknown {
  try {
    return readJson(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

function secretsOf({ keys }: House) {
  const of = (purpose: string): string => Buffer.from(keys.secret(purpose)).toString('hex');
  return { hmacSignatureSecret: of('human-challenge'), hmacKeySignatureSecret: of('human-key') };
}
