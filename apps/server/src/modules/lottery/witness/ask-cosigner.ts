// The co-signer as the server sees it: another process, perhaps another company's, whose word is
// checked where it enters.
import { insideFetch } from '@fairhouse/tls';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { House } from '../../../ground/house.ts';
import { publicKeyHex } from '../../../ground/public-key-hex.ts';
import { readJson } from '../../../ground/read-json.ts';

const PATIENCE_MS = 3000;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);
const party = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const whole = z.number().int().min(0);

const selfAnswer = z.object({
  party,
  publicKey: hash,
  runBy: z.string().max(200),
  clock: z.enum(['own', 'house']),
});
const head = z.object({
  party,
  publicKey: hash,
  log: z.string(),
  seq: whole,
  hash,
  at: whole,
  signature,
});
const headsAnswer = z.object({ heads: z.array(head) });
const commit = z.object({ party, publicKey: hash, houseCommit: hash, commit: hash, signature });
const commitsAnswer = z.array(
  z.union([
    z.object({ drawId: z.string(), commit }),
    z.object({ drawId: z.string(), refused: z.string() }),
  ]),
);
const revealAnswer = z.object({
  party,
  houseCommit: hash,
  root: hash,
  count: whole,
  commit: hash,
  reveal: hash,
  headSeq: whole,
  headHash: hash,
  signature,
});

/** What the co-signer says of itself. */
export type CosignerSelf = z.infer<typeof selfAnswer>;

/** Whether a call failed because the co-signer refused it with this word. */
export function isRefusedWith(error: unknown, word: string): boolean {
  return error instanceof Error && error.cause === word;
}

/** Who the co-signer is; throws when it is away. */
export async function askSelf(house: House): Promise<CosignerSelf> {
  return selfAnswer.parse(await ask(house, 'healthz'));
}

/** The newest head of each log that the co-signer has seen. */
export async function askHeads(house: House) {
  return headsAnswer.parse(await ask(house, 'heads')).heads;
}

/**
 * Shows the next lines of a draw log, or seals of a ledger, and gets the heads that were signed.
 */
export async function askWitness(
  house: House,
  what: 'lines' | 'seals',
  shown: Readonly<Record<string, unknown>>,
) {
  const logKey = publicKeyHex(house.keys.verifyingKey);
  return headsAnswer.parse(await ask(house, what, { logKey, ...timed(house), ...shown })).heads;
}

/** Asks for commitments to draws whose lines were shown; those that it refuses come with a word. */
export async function askCommits(house: House, drawIds: readonly string[]) {
  return commitsAnswer.parse(await ask(house, 'commit', { ...timed(house), drawIds }));
}

/** Asks for the reveal of a draw whose root was shown. */
export async function askReveal(house: House, drawId: string) {
  return revealAnswer.parse(await ask(house, 'reveal', { ...timed(house), drawId }));
}

/** A co-signer with a clock of its own does not listen to this. */
function timed(house: House): { readonly now: number } {
  return { now: house.clock.now() };
}

async function ask(house: House, path: string, body?: unknown): Promise<unknown> {
  const { cosignerUrl, cosignerSecretFile, caFile } = house.config;
  const posted =
    body === undefined
      ? { method: 'GET' }
      : {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${sharedSecret(cosignerSecretFile)}`,
          },
          body: JSON.stringify(body),
        };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await insideFetch(caFile, new URL(path, cosignerUrl), { ...posted, signal });
  if (!response.ok) {
    const word = await refusalWord(response);
    throw new Error(`the co-signer answers ${response.status}: ${word}`, { cause: word });
  }
  return readJson(await response.text());
}

async function refusalWord(response: { text(): Promise<string> }): Promise<string> {
  const text = await response.text();
  try {
    return z.object({ error: z.string() }).parse(readJson(text)).error;
  } catch {
    return text.slice(0, 200);
  }
}

/** Where the co-signer runs elsewhere, an operator copies the file there. */
function sharedSecret(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
