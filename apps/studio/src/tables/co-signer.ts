// The co-signer of the studio's rounds, a process of another party: it witnesses the log, commits
// to each chain once, and reveals its seed of a round after the close.
import type { BoundCommit, BoundReveal, RoundLogLine, WitnessHead } from '@fairhouse/rules/fair';
import { internalFetch } from '@fairhouse/tls';
import * as z from 'zod';
import { ROUNDS_LOG } from './append-line.ts';

export type Asked<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'no-answer'; readonly why: string };

export interface CoSigner {
  /** The name of the party and its key; asked again each time, because it may be replaced. */
  who(): Promise<Asked<Who>>;
  showLines(lines: readonly RoundLogLine[]): Promise<Asked<readonly WitnessHead[]>>;
  /** Heads that it has signed after a line. */
  heads(after: number): Promise<Asked<readonly WitnessHead[]>>;
  commit(chainId: string): Promise<Asked<BoundCommit>>;
  reveal(drawId: string): Promise<Asked<BoundReveal>>;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);
const whole = z.number().int().min(0);
const head = z.object({
  party: z.string(),
  publicKey: hash,
  log: z.string(),
  seq: whole,
  hash,
  at: whole,
  signature,
});
const heads = z.object({ heads: z.array(head) });
const who = z.object({
  party: z.string(),
  publicKey: hash,
  runBy: z.string(),
  clock: z.string(),
});
const commit = z.object({
  party: z.string(),
  publicKey: hash,
  houseCommit: hash,
  commit: hash,
  signature,
});
const reveal = z.object({
  party: z.string(),
  houseCommit: hash,
  root: hash,
  count: whole,
  commit: hash,
  reveal: hash,
  headSeq: whole,
  headHash: hash,
  signature,
});
export type Who = z.output<typeof who>;

export interface CoSignerOptions {
  readonly url: string;
  readonly secret: () => string;
  /** The key of the log that is shown. */
  readonly logKey: string;
  readonly timeoutMs: number;
  readonly caFile?: string | undefined;
}

/** To commit to a chain takes its other party as many hashes as the chain has rounds. */
const CHAIN_TIMES = 8;

export function openCoSigner(options: CoSignerOptions): CoSigner {
  const { logKey } = options;
  return {
    who: () => ask(options, '/healthz', who),
    showLines: async (lines) =>
      listOf(await ask(options, '/lines', heads, { logKey, log: ROUNDS_LOG, lines })),
    heads: async (after) => listOf(await ask(options, `/heads?log=rounds&after=${after}`, heads)),
    commit: (chainId) =>
      ask({ ...options, timeoutMs: options.timeoutMs * CHAIN_TIMES }, '/chain', commit, {
        chainId,
      }),
    reveal: (drawId) => ask(options, '/reveal', reveal, { drawId }),
  };
}

function listOf(asked: Asked<z.output<typeof heads>>): Asked<readonly WitnessHead[]> {
  return asked.kind === 'answer' ? { kind: 'answer', value: asked.value.heads } : asked;
}

async function ask<Schema extends z.ZodType>(
  { url, secret, timeoutMs, caFile }: CoSignerOptions,
  path: string,
  schema: Schema,
  body?: object,
): Promise<Asked<z.output<Schema>>> {
  try {
    const response = await internalFetch(caFile, new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret()}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) {
      const said = z.object({ error: z.string() }).safeParse(answer);
      const why = said.success ? said.data.error : `HTTP ${response.status}`;
      return { kind: response.status < 500 ? 'refused' : 'no-answer', why };
    }
    const read = schema.safeParse(answer);
    if (read.success) return { kind: 'answer', value: read.data };
    return { kind: 'no-answer', why: 'not an answer of a co-signer' };
  } catch (error) {
    return { kind: 'no-answer', why: error instanceof Error ? error.message : 'no answer' };
  }
}
