// The built-in proof-of-work check: it costs a browser about 0.1 s and a flood of calls hours. The
// signed challenge contains its scene, merchant and expiry, so that no state is stored for it.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import { networkOf } from '../../../platform/network.ts';
import type { HumanScene, ProofFound } from './human.ts';
import { workMultiplier } from './work-multiplier.ts';

const VALID_MS = 2 * MINUTE_MS;
const ALGORITHM = 'PBKDF2/SHA-256';
/** PBKDF2 rounds per guess; 500 guesses of 1,000 rounds take a phone about 0.3 s. */
const ROUNDS = 1000;
const GUESSES = { least: 300, most: 700 } as const;

interface ChallengeScope {
  readonly merchant: Merchant;
  readonly scene: HumanScene | 'captcha';
  readonly now: Instant;
  readonly address: string;
}

/**
 * A challenge that is valid for this scene of this merchant, from this network, for two minutes.
 */
export async function makeAltcha(app: AppContext, scope: ChallengeScope) {
  const times = await workMultiplier(app, scope);
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS,
    counter: randomInt(GUESSES.least * times, GUESSES.most * times),
    deriveKey,
    data: { ...dataOf(app, scope), times: String(times) },
    expiresAt: new Date(plus(scope.now, VALID_MS)),
    ...secretsOf(app),
  });
  return { parameters: { ...parameters }, signature: signature ?? '' };
}

/** The network is identified by an HMAC: a plain hash could be reversed by trying all addresses. */
function dataOf({ keys }: AppContext, { merchant, scene, address }: ChallengeScope) {
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

/** The proof of a payload, if its challenge was issued here for this scope and has not expired. */
export async function readAltcha(
  app: AppContext,
  payload: string,
  scope: ChallengeScope,
): Promise<ProofFound | undefined> {
  const read = payloadShape.safeParse(parsePayload(payload));
  if (!read.success) return undefined;
  const { challenge, solution } = read.data;
  const { data, expiresAt, nonce } = challenge.parameters;
  // The library compares with the machine's clock; this server has its own.
  const endsAt = (expiresAt * 1000) as Instant;
  const { scene, merchant, network } = dataOf(app, scope);
  const isOurs = data.scene === scene && data.merchant === merchant && data.network === network;
  if (endsAt <= scope.now || !isOurs) return undefined;
  // Work that was assigned before the failures is accepted for one doubling only.
  if (2 * Number(data.times) < (await workMultiplier(app, scope))) return undefined;
  const { invalidSignature, invalidSolution } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secretsOf(app),
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

function secretsOf({ keys }: AppContext) {
  const secretOf = (purpose: string): string => Buffer.from(keys.secret(purpose)).toString('hex');
  return {
    hmacSignatureSecret: secretOf('human-challenge'),
    hmacKeySignatureSecret: secretOf('human-key'),
  };
}
