// A client of the co-signer, another process and possibly another company's, whose answers are
// validated here.
import { internalFetch } from '@fairhouse/tls';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { readJson } from '../../../platform/read-json.ts';

const TIMEOUT_MS = 3000;

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

/** The co-signer's description of itself. */
export type CosignerIdentity = z.infer<typeof selfAnswer>;

/** Whether a call failed because the co-signer refused it with this code. */
export function isCosignerRefusal(error: unknown, word: string): boolean {
  return error instanceof Error && error.cause === word;
}

/** The identity of the co-signer; throws if it is unavailable. */
export async function fetchCosignerIdentity(app: AppContext): Promise<CosignerIdentity> {
  return selfAnswer.parse(await sendRequest(app, 'healthz'));
}

/** The newest head of each log that the co-signer has signed. */
export async function fetchWitnessHeads(app: AppContext) {
  return headsAnswer.parse(await sendRequest(app, 'heads')).heads;
}

/**
 * Sends the next lines of a draw log, or seals of a ledger, and returns the heads that the witness
 * signed.
 */
export async function submitToWitness(
  app: AppContext,
  what: 'lines' | 'seals',
  shown: Readonly<Record<string, unknown>>,
) {
  const logKey = publicKeyHex(app.keys.verifyingKey);
  return headsAnswer.parse(await sendRequest(app, what, { logKey, ...serverTime(app), ...shown }))
    .heads;
}

/** Requests commitments to draws whose lines were sent; refused ones have a code. */
export async function requestCommits(app: AppContext, drawIds: readonly string[]) {
  return commitsAnswer.parse(await sendRequest(app, 'commit', { ...serverTime(app), drawIds }));
}

/** Requests the reveal of a draw whose root was sent. */
export async function requestReveal(app: AppContext, drawId: string) {
  return revealAnswer.parse(await sendRequest(app, 'reveal', { ...serverTime(app), drawId }));
}

/** The server's time; ignored by a co-signer with its own clock. */
function serverTime(app: AppContext): { readonly now: number } {
  return { now: app.clock.now() };
}

async function sendRequest(app: AppContext, path: string, body?: unknown): Promise<unknown> {
  const { cosignerUrl, cosignerSecretFile, caFile } = app.config;
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
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await internalFetch(caFile, new URL(path, cosignerUrl), { ...posted, signal });
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

/**
 * The shared secret; if the co-signer runs on another machine, an operator copies the file there.
 */
function sharedSecret(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
