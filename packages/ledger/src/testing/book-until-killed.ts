// A process that books as fast as it can and prints each request and outcome, until it is killed.
// Its only argument is the URL of the database.
import { writeSync } from 'node:fs';
import { openLedger } from '../open-ledger.ts';
import { openTestPool } from './database.ts';
import { entry, TEST_CHART, TEST_CODES } from './fixtures.ts';

const CALLERS = 64;
const STDOUT = 1;

const pool = openTestPool(process.argv[2] ?? '', '-c role=fairhouse_app');
const ledger = openLedger({ pool, codes: TEST_CODES, chart: TEST_CHART });

await Promise.all(
  Array.from({ length: CALLERS }, async (_, caller) => {
    for (let n = 0; ; n++) {
      const request = entry('world:bank', `member:k${caller % 16}:main`, 1n, { reference: `${n}` });
      // Printed synchronously before the request is sent, so that no request is unknown to the
      // test.
      writeLine(`asked ${request.id} ${caller % 16} ${n}\n`);
      const outcome = await ledger.book(request);
      writeLine(`${outcome.status} ${request.id}\n`);
    }
  }),
);

/** Writes synchronously; while the pipe is full, it blocks the process. */
function writeLine(line: string): void {
  const bytes = Buffer.from(line);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(STDOUT, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}
