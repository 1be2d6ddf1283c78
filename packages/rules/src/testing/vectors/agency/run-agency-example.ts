// Runs one example of the agent side.
import { isObject, skipped, type JsonObject, type Outcome } from '../example.ts';
import { compareFigures, type Figure } from './compare-figures.ts';
import { runContract, runContractPay } from './run-contract.ts';
import { runDividend } from './run-dividend.ts';
import { runRealtimeSalary } from './run-realtime-salary.ts';
import { runRebate } from './run-rebate.ts';
import { runPeriod, runReport } from './run-report.ts';
import { runDailySalary, runHourSalary } from './run-salary.ts';
import { runAgent, runTransfer, runWagering } from './run-tree.ts';

type Runner = (given: JsonObject) => Figure | undefined;

const RUNNERS: ReadonlyMap<string, Runner> = new Map([
  ['rebate', runRebate],
  ['agent', runAgent],
  ['transfer', runTransfer],
  ['wagering', runWagering],
  ['contract', runContract],
  ['contract-pay', runContractPay],
  ['dividend', runDividend],
  ['daily-salary', runDailySalary],
  ['hour-salary', runHourSalary],
  ['realtime-salary', runRealtimeSalary],
  ['period', runPeriod],
  ['report', runReport],
]);

/** Runs an example of an area that is built; any other, and any unknown form, is skipped. */
export function runAgencyExample(example: JsonObject): Outcome {
  const area = String(example.area);
  const runner = RUNNERS.get(area);
  if (!runner) return skipped(`area ${area} is not built`);
  const got = runner(isObject(example.given) ? example.given : {});
  if (got === undefined) return skipped(`a form of ${area} that is not built`);
  return compareFigures(example.expect ?? null, got);
}
