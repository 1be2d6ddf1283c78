// Calls every operation as every kind of caller, and prints the table of who may call what. `npm
// run matrix`; `npm run matrix -- --operators` attacks as one operator of each role.
import { parseArgs } from 'node:util';
import { openLotteryApp, type LotteryApp } from '../apps/server/src/testing/lottery-app.ts';
import { probeSingleOperators } from '../apps/server/src/testing/matrix/single-operator.ts';
import { undeclaredRows } from '../apps/server/src/testing/matrix/expected-cell.ts';
import { printSingleOperators } from '../apps/server/src/testing/matrix/print-single-operators.ts';
import { printMatrix } from '../apps/server/src/testing/matrix/print-matrix.ts';
import { ROWS, runMatrix } from '../apps/server/src/testing/matrix/run-matrix.ts';
import { setup, teardown } from './postgres/vitest-postgres.ts';

const { values } = parseArgs({ options: { operators: { type: 'boolean', default: false } } });
await setup();
try {
  const app = await openLotteryApp();
  try {
    const { text, wrong } = values.operators ? await operators(app) : await everybody(app);
    process.stdout.write(`${text}\n`);
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
} finally {
  await teardown();
}

async function everybody(app: LotteryApp) {
  const matrix = await runMatrix(app);
  const differ = [...matrix.differ, ...undeclaredRows(ROWS)];
  return { text: printMatrix({ ...matrix, differ }), wrong: differ.length };
}

async function operators(app: LotteryApp) {
  const found = await probeSingleOperators(app);
  return { text: printSingleOperators(found), wrong: found.alone.length };
}
