// The job that performs runs: a slice of every run at a time, step by step. While one of them waits
// for a vendor that is slow or silent, the others go on.
import { MINUTE_MS, SECOND_MS, type Instant } from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction } from '../../../platform/sql.ts';
import { directoryOf } from '../../settings/index.ts';
import { endSessions, openSandbox, resetSandbox, type Sandbox } from '../sandboxes/index.ts';
import { beginCase, findCase, type RunningCase } from './cases/index.ts';
import { openEnvironment, performStep, type LabEnvironment } from './performing/index.ts';
import { saveVerdict } from './save-verdict.ts';
import { beginCaseRow, findNextCase, type NextCaseRow } from './store/cases.ts';
import {
  breakSilentRuns,
  endRun,
  findRun,
  listRunning,
  touchRun,
  type RunRow,
} from './store/runs.ts';

const JOB = 'vendors-lab';
const SLICE_MS = 2 * SECOND_MS;
/** A remote run that nobody goes on with for so long is over. */
const SILENT_MS = 15 * MINUTE_MS;
/** How often a case may be cut short by the end of its process. */
const ATTEMPTS_MAX = 3;

/** A case under way in this process. */
interface Work {
  readonly number: number;
  readonly environment: LabEnvironment;
  readonly running: RunningCase;
}

const works = appCache<Map<string, Work>>();

function worksOf(app: AppContext): Map<string, Work> {
  const known = works.get(app) ?? new Map<string, Work>();
  works.set(app, known);
  return known;
}

export const advanceRuns: Job = {
  name: JOB,
  everyMs: SECOND_MS,
  run: async (app, now) => {
    await breakSilentRuns(app.pool, now, now - SILENT_MS);
    const waiting = await listRunning(app.pool);
    const { merchants } = waiting.length === 0 ? { merchants: [] } : await directoryOf(app);
    const slices = waiting.flatMap(({ merchant_id, run_id }) => {
      const merchant = merchants.find(({ id }) => id === merchant_id);
      return merchant === undefined ? [] : [{ merchant, run: run_id }];
    });
    const slice = openSlice(slices.length);
    await Promise.all(
      slices.map(async (each) => {
        await processEach(
          { app, job: JOB },
          [each],
          ({ merchant, run }) => advanceRun(app, merchant, run, slice),
          ({ run }) => run,
        );
        slice.leave(each.run);
      }),
    );
  },
};

/** The time that runs are given at once. */
interface Slice {
  /** Asked after each step; true when the time is up and no other run is in the step it was in. */
  isOverFor(run: string): boolean;
  /** The run has no more steps in this slice. */
  leave(run: string): void;
}

function openSlice(runs: number): Slice {
  const until = performance.now() + SLICE_MS;
  const arrived = new Set<string>();
  return {
    isOverFor: (run) => {
      if (performance.now() < until) return false;
      arrived.add(run);
      return arrived.size >= runs;
    },
    leave: (run) => void arrived.add(run),
  };
}

async function advanceRun(
  app: AppContext,
  merchant: Merchant,
  id: string,
  slice: Slice,
): Promise<void> {
  const run = await findRun(app.pool, merchant.id, id);
  if (run === undefined) return;
  do {
    const now = app.clock.now();
    if (!(await touchRun(app.pool, merchant.id, id, now))) {
      worksOf(app).delete(id);
      return;
    }
    const work = worksOf(app).get(id) ?? (await beginNext(app, merchant, run, now));
    if (work === undefined) return;
    if (work === 'skipped') continue;
    await advanceCase(app, run, work);
  } while (!slice.isOverFor(id));
}

async function advanceCase(app: AppContext, run: RunRow, work: Work): Promise<void> {
  const { running, environment, number } = work;
  const { state } = running;
  if (state.is === 'waiting') running.advance(await performStep(environment, state.step));
  if (running.state.is === 'waiting') return;
  const { merchant } = environment;
  await saveVerdict(app, merchant, { run: run.run_id, number, running, now: app.clock.now() });
  worksOf(app).delete(run.run_id);
}

/** Begins the next case; undefined where there is none, and the run has ended. */
async function beginNext(
  app: AppContext,
  merchant: Merchant,
  run: RunRow,
  now: Instant,
): Promise<Work | 'skipped' | undefined> {
  const sandbox = await transaction(app.pool, async (sql) => ({
    commit: true,
    value: await openSandbox({ app, sql, merchant, now }, { run: run.run_id, vendor: run.vendor }),
  }));
  const next = await findNextCase(app.pool, merchant.id, run.run_id);
  if (next === undefined) {
    await closeSandbox(sandbox);
    await endRun(app.pool, merchant.id, run.run_id, { state: 'DONE', now });
    return undefined;
  }
  const work = await openCaseOf(sandbox, run, next);
  if (work === undefined) {
    const broken = { run: run.run_id, number: next.number, running: undefined, now };
    await saveVerdict(app, merchant, broken);
    return 'skipped';
  }
  await beginCaseRow(app.pool, merchant.id, { run: run.run_id, number: next.number, now });
  worksOf(app).set(run.run_id, work);
  return work;
}

async function openCaseOf(
  sandbox: Sandbox,
  run: RunRow,
  { number, case_id, attempts }: NextCaseRow,
): Promise<Work | undefined> {
  const definition = findCase(case_id);
  if (definition === undefined || attempts >= ATTEMPTS_MAX) return undefined;
  const environment = await openEnvironment(sandbox, run.side);
  if (environment === undefined) return undefined;
  const seed = `${run.run_id}:${attempts}`;
  const { subject } = environment;
  return { number, environment, running: beginCase(definition, subject, seed) };
}

/** Nothing can be played with what a run leaves. */
export async function closeSandbox(sandbox: Sandbox): Promise<void> {
  await resetSandbox(sandbox, 0n);
  await endSessions(sandbox);
}
