// Who may make which call: asks all of them as everybody, and prints the table.
// `npm run matrix`; `npm run matrix -- --operators` lets one operator of each role do its worst.
import { parseArgs } from 'node:util';
import { openLotteryHouse, type LotteryHouse } from '../apps/server/src/testing/lottery-house.ts';
import { walkAlone } from '../apps/server/src/testing/matrix/alone.ts';
import { undeclared } from '../apps/server/src/testing/matrix/expected.ts';
import { printAlone } from '../apps/server/src/testing/matrix/print-alone.ts';
import { printMatrix } from '../apps/server/src/testing/matrix/print.ts';
import { ROWS, walkMatrix } from '../apps/server/src/testing/matrix/walk.ts';
import { setup, teardown } from './vitest-postgres.ts';

const { values } = parseArgs({ options: { operators: { type: 'boolean', default: false } } });
await setup();
try {
  const house = await openLotteryHouse();
  try {
    const { text, wrong } = values.operators ? await operators(house) : await everybody(house);
    process.stdout.write(`${text}\n`);
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    await house.close();
  }
} finally {
  await teardown();
}

async function everybody(house: LotteryHouse) {
  const matrix = await walkMatrix(house);
  const differ = [...matrix.differ, ...undeclared(ROWS)];
  return { text: printMatrix({ ...matrix, differ }), wrong: differ.length };
}

async function operators(house: LotteryHouse) {
  const found = await walkAlone(house);
  return { text: printAlone(found), wrong: found.alone.length };
}
