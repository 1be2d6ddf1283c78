// A process that books as fast as it can and says what it asks and what was answered, until it is
// killed. Its only argument is the database's address.
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
      const asked = entry('world:bank', `member:k${caller % 16}:main`, 1n, { reference: `${n}` });
      // Written before it is sent, and at once: what is lost with the process is never known.
      tell(`asked ${asked.id} ${caller % 16} ${n}\n`);
      const outcome = await ledger.book(asked);
      tell(`${outcome.status} ${asked.id}\n`);
    }
  }),
);

/**
 * Writes now or, while the pipe is full, as soon as there is room: nothing else goes on
 * meanwhile.
 */
function tell(line: string): void {
  const bytes = Buffer.from(line);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(STDOUT, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}
