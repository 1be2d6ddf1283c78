// `npm run audit`: recomputes every balance from the movements, checks every seal and published
// root, compares every bet with its movements and every draw with the public log, and prints each
// inconsistent row. Exit code 1 when there is one.
//
// `--witness FILE|URL` compares the logs and the seals with what a witness signed, which also
// reveals an end that was cut off or rewritten: the address of a co-signer, or a file of its
// answers at `/heads`, one or several (one per line). `--party` is its key as it publishes it
// itself; without it the key in the witness's answer is trusted.
//
// It audits the database of DATABASE_URL, or the demo's in DATA_DIR (.data), which is started for
// the audit if it is not running. `--key FILE` is the public key of the seals (PEM); without it the
// installation's own key in DATA_DIR is used.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { auditInstallation, type InstallationAudit } from './audit/audit-installation.ts';
import { openDatabase } from './postgres/open-database.ts';
import { readWitness } from './audit/read-witness.ts';

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data');
const { values } = parseArgs({
  options: {
    key: { type: 'string' },
    witness: { type: 'string' },
    party: { type: 'string' },
  },
});

async function audit(): Promise<number> {
  const publicKey = readKey(values.key ?? join(dataDir, 'secrets', 'signing.pem'));
  const witness =
    values.witness === undefined ? undefined : await readWitness(values.witness, values.party);
  const database = await openDatabase(dataDir);
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  const started = performance.now();
  try {
    await client.connect();
    const report = await auditInstallation(client, { publicKey, witness });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const text of describe(report, seconds)) say(text);
    return report.findings.length === 0 ? 0 : 1;
  } finally {
    await client.end();
    await database.close();
  }
}

function describe({ findings, ...report }: InstallationAudit, seconds: string): string[] {
  const { movements, seals, roots, unsealed, lines, heads } = report;
  const seen = heads === undefined ? '' : `, ${heads} heads of the witness`;
  const read = `${movements} movements, ${seals} seals, ${roots} daily roots, ${lines} lines of the log${seen}`;
  const wrong = findings.length === 0 ? 'everything fits' : `${findings.length} findings`;
  return [
    ...findings.map(({ merchant, row, problem }) =>
      merchant === 0 ? `${row}: ${problem}` : `merchant ${merchant}, ${row}: ${problem}`,
    ),
    `audit: ${wrong} (${read} in ${seconds} s; ${unsealed} entries not sealed yet)`,
  ];
}

/** Accepts a private key file too: its public half is used. */
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
