// `npm run audit`: recomputes every balance from the movements, checks every seal and published
// root, and prints each row that does not fit. Ends with 1 when there is one.
//
// It audits the database of DATABASE_URL, or the demo's in DATA_DIR (.data): one that is not
// running is started for as long as it takes. `--key FILE` is the public key of the seals (PEM);
// without it the house's own key in DATA_DIR is used.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { auditLedger, type AuditReport } from '@fairhouse/ledger';
import { openDatabase } from './open-database.ts';

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data');
const { values } = parseArgs({ options: { key: { type: 'string' } } });

async function audit(): Promise<number> {
  const publicKey = readKey(values.key ?? join(dataDir, 'secrets', 'signing.pem'));
  const database = await openDatabase(dataDir);
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  const started = performance.now();
  try {
    await client.connect();
    const report = await auditLedger(client, { publicKey });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const text of describe(report, seconds)) say(text);
    return report.findings.length === 0 ? 0 : 1;
  } finally {
    await client.end();
    await database.close();
  }
}

function describe({ findings, ...report }: AuditReport, seconds: string): string[] {
  const { movements, seals, roots, unsealed } = report;
  const read = `${movements} movements, ${seals} seals, ${roots} daily roots in ${seconds} s`;
  const wrong = findings.length === 0 ? 'everything fits' : `${findings.length} findings`;
  return [
    ...findings.map(({ merchant, row, problem }) =>
      merchant === 0 ? `${row}: ${problem}` : `merchant ${merchant}, ${row}: ${problem}`,
    ),
    `audit: ${wrong} (${read}; ${unsealed} entries not sealed yet)`,
  ];
}

/** A private key in the file serves as well: its public half is taken. */
function readKey(file: string): KeyObject {
  try {
    return createPublicKey(readFileSync(file));
  } catch (error) {
    throw new Error(`no key of the seals in ${file}: set DATA_DIR, or give --key FILE`, {
      cause: error,
    });
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  process.exitCode = await audit();
} catch (error) {
  process.stderr.write(`audit: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
