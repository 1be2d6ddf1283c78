// The lab for the vendor's engineers, at /vendor/lab/v1: signed by the vendor's key or by the one
// of its sandbox.
import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS, LANGUAGES } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import { transaction } from '../../../platform/sql.ts';
import { findCallers, isFromItsNetwork, type Caller } from '../hub88/index.ts';
import { advanceRemoteRun } from './remote-run.ts';
import { makeReport } from './make-report.ts';
import { findOwnRun } from './read-run.ts';
import { findObstacle, startRun } from './start-run.ts';
import { countRunsSince, endRun, findRemoteRun } from './store/runs.ts';
import { writeReportPage } from './write-report-page.ts';

/** Runs of a vendor in a day: each leaves two trial members behind. */
const RUNS_A_DAY = 50;
const BODY_BYTES_MAX = 1024 * 1024;

interface RawRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const merchant = z.string().min(1).max(40).optional();
const run = z.uuid();

const startRequest = z.object({ merchant });

const reply = z.object({
  http: z.int().min(0).max(999),
  text: z.string().max(20_000),
  ms: z.number().min(0),
  problem: z.string().max(200).default(''),
});

const stepRequest = z.object({
  merchant,
  run,
  results: z
    .object({
      number: z.int().min(1),
      step: z.int().min(0),
      replies: z.array(reply).max(250),
    })
    .optional(),
});

const reportRequest = z.object({
  merchant,
  run,
  format: z.enum(['json', 'html']),
  language: z.enum(LANGUAGES).default('EN'),
});

type Operation<Body> = (app: AppContext, caller: Caller, body: Body) => Promise<RawAnswer>;

function labRoute<Body extends { readonly merchant?: string | undefined }>(
  name: string,
  schema: z.ZodType<Body>,
  operation: Operation<Body>,
) {
  return {
    method: 'POST',
    path: `/vendor/lab/v1/${name}`,
    handle: async (app: AppContext, request: RawRequest): Promise<RawAnswer> => {
      if (request.body.length > BODY_BYTES_MAX)
        return answer(413, { error: 'the body is too large' });
      const callers = await findCallers(app, request);
      if (callers.length === 0) return answer(401, { error: 'no key of a vendor signed this' });
      const parsed = schema.safeParse(parseBody(request.body));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return answer(400, { error: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
      }
      const { merchant: code } = parsed.data;
      const caller = callers.find((each) => code === undefined || each.merchant.code === code);
      if (caller === undefined) return answer(404, { error: 'no such merchant' });
      if (!isFromItsNetwork(caller, request.address)) {
        return answer(403, { error: 'another network than the vendor’s' });
      }
      return operation(app, caller, parsed.data);
    },
  } as const;
}

function parseBody(body: Buffer): unknown {
  try {
    return readJson(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const answer = (status: number, body: object): RawAnswer => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json; charset=utf-8' },
});

const start = labRoute('start', startRequest, async (app, caller) => {
  const { merchant: of, vendor } = caller;
  const now = app.clock.now();
  const obstacle = findObstacle({ app, merchant: of, vendor, side: 'WALLET' });
  if (obstacle !== undefined) return answer(409, { error: `the vendor lacks: ${obstacle}` });
  if ((await countRunsSince(app.pool, of.id, vendor.code, now - DAY_MS)) >= RUNS_A_DAY) {
    return answer(429, { error: `${RUNS_A_DAY} runs in a day` });
  }
  const id = await transaction(app.pool, async (sql) => {
    // Engineers who begin again have given their earlier run up.
    const earlier = await findRemoteRun(sql, of.id, vendor.code);
    if (earlier !== undefined) await endRun(sql, of.id, earlier, { state: 'STOPPED', now });
    const by = vendor.code;
    const started = { app, sql, merchant: of, vendor, by, now } as const;
    const value = await startRun({ ...started, side: 'WALLET', runner: 'REMOTE' });
    return { commit: value !== undefined, value };
  });
  if (id === undefined) return answer(409, { error: 'an operator’s run has not ended' });
  return answer(200, { run: id, merchant: of.code, vendor: vendor.code });
});

const step = labRoute('step', stepRequest, async (app, caller, body) => {
  const { merchant: of, vendor } = caller;
  const own = await findOwnRun(app.pool, of.id, { code: vendor.code, run: body.run });
  if (own?.runner !== 'REMOTE') return answer(404, { error: 'no such run' });
  if (own.state !== 'RUNNING') return answer(200, { done: true, state: own.state });
  const next = await advanceRemoteRun({ app, merchant: of, run: own }, body.results);
  return answer(200, next ?? { done: true, state: 'DONE' });
});

const report = labRoute('report', reportRequest, async (app, caller, body) => {
  const { merchant: of, vendor } = caller;
  const own = await findOwnRun(app.pool, of.id, { code: vendor.code, run: body.run });
  if (own?.runner !== 'REMOTE') return answer(404, { error: 'no such run' });
  const made = await makeReport(app.pool, of, { run: own, language: body.language });
  if (body.format === 'json') return answer(200, made);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { status: 200, body: writeReportPage(made), headers };
});

/** The module's routes outside the call table. */
export const labRoutes = [start, step, report] as const;
