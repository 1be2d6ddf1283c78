// The forger's kit: a house that lies with its own key, and who finds it. `npm run forge`
import { setup, teardown } from '../../tools/vitest-postgres.ts';
import { tellBooksLies, tellProofLies, type Row } from './run-forge.ts';
import { tellTruths } from './tell-truths.ts';
import { openStage } from './stage.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await setup();
try {
  const stage = await openStage();
  try {
    const truths = await tellTruths(stage, 'all');
    print('What is true', truths);
    const inProofs = await tellProofLies(stage);
    print('Lies in proofs and receipts', inProofs);
    const inBooks = await tellBooksLies(stage);
    print('Lies in the books and the log', inBooks);
    const lies = [...inProofs, ...inBooks];
    const wrong = [...truths, ...lies].filter(({ problem }) => problem !== undefined);
    const found = lies.filter(({ finders }) => finders.length > 0).length;
    say(
      `\n${found} of ${lies.length} lies found, ${truths.length} truths told, ${wrong.length} wrong`,
    );
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await stage.close();
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
