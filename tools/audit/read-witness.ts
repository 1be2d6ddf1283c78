// Log heads that a witness published, from its address or from a file of its answers.
import { internalFetch } from '@fairhouse/tls';
import type { WitnessHead } from '@fairhouse/rules/fair';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Witness } from '../../apps/server/src/modules/lottery/audits/index.ts';

const PATIENCE_MS = 10_000;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.int().min(0);
const answer = z.object({
  publicKey: hash,
  heads: z.array(
    z.object({
      party: z.string(),
      publicKey: hash,
      log: z.string(),
      seq: whole,
      hash,
      at: whole,
      signature: z.string(),
    }),
  ),
});

/**
 * Requests the newest head of each log from a witness, or reads a file of such answers, one alone
 * or one per line. Throws when there is none, when answers are of several keys, or of another than
 * the known key (hex).
 */
export async function readWitness(place: string, known?: string): Promise<Witness> {
  const isAddress = /^https?:\/\//.test(place);
  const answers = (isAddress ? [await requestHead(place)] : readAnswers(place)).map((each) =>
    answer.parse(each),
  );
  const [first] = answers;
  if (first === undefined) throw new Error(`no answer of a witness in ${place}`);
  const { publicKey } = first;
  if (answers.some((each) => each.publicKey !== publicKey)) {
    throw new Error(`${place} has answers of more than one witness`);
  }
  if (known !== undefined && known !== publicKey) {
    throw new Error(`the witness at ${place} has another key than the one given`);
  }
  const heads = answers.flatMap((each): readonly WitnessHead[] => each.heads);
  if (heads.length === 0) throw new Error(`the witness at ${place} has seen nothing`);
  return { publicKey, heads };
}

async function requestHead(place: string): Promise<unknown> {
  const url = new URL('heads', place.endsWith('/') ? place : `${place}/`);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await internalFetch(process.env['TLS_CA'], url, { method: 'GET', signal });
  if (!response.ok) throw new Error(`the witness at ${place} answers ${response.status}`);
  return response.json();
}

function readAnswers(file: string): unknown[] {
  const text = readFileSync(file, 'utf8');
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as unknown);
  }
}
