// Runs of the lab in tests: started as an operator does, performed by the job.
import type { Client } from '@fairhouse/calls/client';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import type { TestApp } from '../test-app.ts';

type Backoffice = Client<OperatorCalls>;

interface Asked {
  readonly code: string;
  readonly side: 'WALLET' | 'VENDOR';
}

const SLICES_MOST = 400;
const reason = 'because the test says so';

/** The id of a new run. */
export async function startLab(operator: Backoffice, { code, side }: Asked) {
  const started = await operator.call('vendorLabStart', { code, side, reason });
  assert(started.ok, `the run is started: ${JSON.stringify(started)}`);
  return started.value.run;
}

/** Goes on with a run until it ends; returns it with its cases. */
export async function finishRun(
  test: Pick<TestApp, 'runJobs'>,
  operator: Backoffice,
  asked: { readonly code: string; readonly run: string },
  isEnough: (found: { readonly list: readonly { readonly verdict: unknown }[] }) => boolean = () =>
    false,
) {
  for (let slices = 0; slices < SLICES_MOST; slices++) {
    await test.runJobs('vendors-lab');
    const found = await operator.call('vendorLabRun', asked);
    assert(found.ok, 'the run is read');
    if (found.value.state !== 'RUNNING' || isEnough(found.value)) return found.value;
  }
  throw new Error('the run does not end');
}

interface Statements {
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Starts a run and performs it to its end, or with `cases` alone as far as these are in it. */
export async function performRun(
  test: Pick<TestApp, 'runJobs'> & Statements,
  operator: Backoffice,
  asked: Asked,
  cases?: readonly string[],
) {
  const run = await startCases(test, operator, asked, cases);
  return finishRun(test, operator, { code: asked.code, run });
}

/** Starts a run with `cases` alone, if they are given; the job must not run meanwhile. */
export async function startCases(
  test: Statements,
  operator: Backoffice,
  asked: Asked,
  cases?: readonly string[],
) {
  const run = await startLab(operator, asked);
  if (cases !== undefined) {
    await test.sql(`delete from vendors.lab_case where run_id = $1 and case_id <> all($2)`, [
      run,
      cases,
    ]);
  }
  return run;
}
