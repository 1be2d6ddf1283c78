// A dishonest house that forges with its own key, and the checkers that detect it. `npm run forge`
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { checkBooksForgeries, checkProofForgeries, type Row } from './run-forge.ts';
import { checkGenuineFiles } from './check-genuine-files.ts';
import { openForgeFixture } from './forge-fixture.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await setup();
try {
  const fixture = await openForgeFixture();
  try {
    const truths = await checkGenuineFiles(fixture, 'all');
    print('What is true', truths);
    const inProofs = await checkProofForgeries(fixture);
    print('Lies in proofs and receipts', inProofs);
    const inBooks = await checkBooksForgeries(fixture);
    print('Lies in the books and the log', inBooks);
    const forgeries = [...inProofs, ...inBooks];
    const wrong = [...truths, ...forgeries].filter(({ problem }) => problem !== undefined);
    const found = forgeries.filter(({ finders }) => finders.length > 0).length;
    say(
      `\n${found} of ${forgeries.length} forgeries detected, ${truths.length} genuine files accepted, ${wrong.length} wrong`,
    );
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await fixture.close();
  }
} finally {
  await teardown();
}

function print(title: string, rows: readonly Row[]): void {
  say(`\n${title}`);
  for (const { name, finders, why, problem } of rows) {
    say(`${problem === undefined ? 'ok    ' : 'WRONG '} ${name}`);
    say(`         ${finders.join(', ')}${finders.length > 0 ? ': ' : ''}${why}`);
    if (problem !== undefined) say(`         WRONG ${problem}`);
  }
}
