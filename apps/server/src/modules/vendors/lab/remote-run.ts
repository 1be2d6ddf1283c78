// A run that the vendor's engineers perform: the server gives out the requests of a case, they sign
// and send them, and the server compares what they got. Cases are gone through again from what was
// stored, so that no process needs to remember them.
import { WALLET_PATHS } from '@fairhouse/calls/vendor';
import type { Instant } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import { openSandbox, type Sandbox } from '../sandboxes/index.ts';
import { closeSandbox } from './advance-runs.ts';
import {
  beginCase,
  findCase,
  type LabStep,
  type LabSubject,
  type Reply,
  type RunningCase,
  type StepResult,
} from './cases/index.ts';
import {
  arrangeSandbox,
  openEnvironment,
  withReplies,
  withValue,
  type LabEnvironment,
} from './performing/index.ts';
import { saveVerdict } from './save-verdict.ts';
import { beginCaseRow, findNextCase, saveResults, type NextCaseRow } from './store/cases.ts';
import { endRun, touchRun, type RunRow } from './store/runs.ts';

/** What the engineers are asked to send. */
export interface RemoteStep {
  readonly number: number;
  readonly id: string;
  /** The step of the case, from zero; its results are sent back with it. */
  readonly step: number;
  readonly together: boolean;
  readonly requests: readonly {
    readonly path: string;
    readonly body: string;
    readonly signature: string;
    readonly cut: boolean;
  }[];
}

export interface RemoteResults {
  readonly number: number;
  readonly step: number;
  readonly replies: readonly Reply[];
}

const stored = z.object({
  /** Of the member and the token that the case began with. */
  user: z.string(),
  other: z.string(),
  token: z.string(),
  results: z.array(z.custom<StepResult>((value) => typeof value === 'object' && value !== null)),
});
type Stored = z.output<typeof stored>;

interface Going {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly run: RunRow;
  readonly sandbox: Sandbox;
}

/**
 * Takes the results of a step, and gives out the next; undefined where the run has ended. Results
 * of another step than the one that waits are ignored: they came twice.
 */
export async function advanceRemoteRun(
  { app, merchant, run }: Omit<Going, 'sandbox'>,
  given: RemoteResults | undefined,
): Promise<RemoteStep | undefined> {
  const now = app.clock.now();
  if (!(await touchRun(app.pool, merchant.id, run.run_id, now))) return undefined;
  const sandbox = await transaction(app.pool, async (sql) => ({
    commit: true,
    value: await openSandbox({ app, sql, merchant, now }, { run: run.run_id, vendor: run.vendor }),
  }));
  const going: Going = { app, merchant, run, sandbox };
  let results = given;
  for (;;) {
    const next = await findNextCase(app.pool, merchant.id, run.run_id);
    if (next === undefined) {
      await closeSandbox(sandbox);
      await endRun(app.pool, merchant.id, run.run_id, { state: 'DONE', now });
      return undefined;
    }
    const step = await advanceCase(going, next, results, now);
    if (step !== undefined) return step;
    results = undefined;
  }
}

/** The requests that the case waits for; undefined once it has a verdict. */
async function advanceCase(
  going: Going,
  next: NextCaseRow,
  given: RemoteResults | undefined,
  now: Instant,
): Promise<RemoteStep | undefined> {
  const { app, merchant, run } = going;
  const { number } = next;
  const opened = await openCase(going, next, now);
  if (opened === undefined) {
    await saveVerdict(app, merchant, { run: run.run_id, number, running: undefined, now });
    return undefined;
  }
  const { environment, running, kept } = opened;
  const results = [...kept.results];
  for (const result of results) running.advance(result);
  let waiting = given?.number === number && given.step === results.length ? given : undefined;
  for (;;) {
    const { state } = running;
    if (state.is !== 'waiting') {
      await saveVerdict(app, merchant, { run: run.run_id, number, running, now });
      return undefined;
    }
    const { step } = state;
    if (step.do === 'send' && waiting === undefined) {
      await saveResults(app.pool, merchant.id, {
        run: run.run_id,
        number,
        results: { ...kept, results },
      });
      return requestsOf(number, next.case_id, results.length, step);
    }
    const result = await resultOf(environment, step, waiting);
    waiting = undefined;
    results.push(result);
    running.advance(result);
  }
}

async function resultOf(
  environment: LabEnvironment,
  step: LabStep,
  given: RemoteResults | undefined,
): Promise<StepResult> {
  if (step.do === 'arrange') return withValue(await arrangeSandbox(environment, step.arrangement));
  return withReplies(given?.replies ?? []);
}

interface Opened {
  readonly environment: LabEnvironment;
  readonly running: RunningCase;
  readonly kept: Stored;
}

async function openCase(
  { app, merchant, run, sandbox }: Going,
  { number, case_id, results }: NextCaseRow,
  now: Instant,
): Promise<Opened | undefined> {
  const definition = findCase(case_id);
  if (definition === undefined) return undefined;
  const known = stored.safeParse(results);
  const environment = await openEnvironment(sandbox, run.side, { isKept: known.success });
  if (environment === undefined) return undefined;
  const { subject: own } = environment;
  const { user, other, token } = own;
  const kept = known.success ? known.data : { user, other, token, results: [] };
  if (!known.success) {
    await beginCaseRow(app.pool, merchant.id, { run: run.run_id, number, now });
  }
  // The engineers hold one key. What the subject is compared by must not change between the steps.
  const subject: LabSubject = { ...own, ...kept, rotates: false, games: [], now: 0 };
  const running = beginCase(definition, subject, run.run_id);
  return { environment, running, kept };
}

function requestsOf(
  number: number,
  id: string,
  step: number,
  { requests, together }: Extract<LabStep, { readonly do: 'send' }>,
): RemoteStep {
  return {
    number,
    id,
    step,
    together,
    requests: requests.map(({ call, body, signature, isCut }) => ({
      path: WALLET_PATHS[call],
      body,
      signature,
      cut: isCut === true,
    })),
  };
}
