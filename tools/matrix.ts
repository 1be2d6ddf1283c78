// Who may make which call: asks all of them as everybody, and prints the table.
// `npm run matrix`
import { openLotteryHouse } from '../apps/server/src/testing/lottery-house.ts';
import { undeclared } from '../apps/server/src/testing/matrix/expected.ts';
import { printMatrix } from '../apps/server/src/testing/matrix/print.ts';
import { ROWS, walkMatrix } from '../apps/server/src/testing/matrix/walk.ts';
import { setup, teardown } from './vitest-postgres.ts';

await setup();
try {
  const house = await openLotteryHouse();
  try {
    const matrix = await walkMatrix(house);
    const missing = undeclared(ROWS);
    const differ = [...matrix.differ, ...missing];
    process.stdout.write(`${printMatrix({ ...matrix, differ })}\n`);
    process.exitCode = differ.length === 0 ? 0 : 1;
  } finally {
    await house.close();
  }
} finally {
  await teardown();
}
