// `npm run verify-books -- FILE [--key HEX] [--kept FILE]`: verifies a saved file of the published
// books; `--kept` is a file from an earlier day, which must agree with it.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBooksFile, verifyBooksFile } from '@fairhouse/calls/proof';
import type {
  BooksCheck,
  BooksCheckName,
  BooksVerification,
  VerifySignature,
} from '@fairhouse/rules/fair';

/** The text of each check when it holds. */
const SAYS: Readonly<Record<BooksCheckName, string>> = {
  form: 'the file has the form of published books',
  key: 'the key is the one you gave',
  seal_hashes: 'every seal is hashed right',
  seal_chain: 'the seals are chained without a gap',
  seal_signatures: 'every seal is signed',
  root_signatures: 'every daily root is signed',
  root_seals: 'every root ends where its seal ends, and no day goes back',
  balances: 'the balances in the file are in the roots of their days',
  kept: 'the file you kept says the same',
};

const EXIT = { holds: 0, failed: 1, empty: 3 } as const;
const MARKS = { ok: 'ok     ', failed: 'FAILED ', unchecked: 'skipped' } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, kept: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: npm run verify-books -- FILE [--key HEX] [--kept FILE]');
  process.exit(2);
}
const { verdict, checks } = check(file);
for (const each of checks) console.log(line(each));
console.log(verdict);
process.exitCode = EXIT[verdict];

function check(path: string): BooksVerification {
  const kept = values.kept === undefined ? undefined : readBooksFile(readJson(values.kept));
  if (kept?.ok === false) {
    console.error(`${values.kept}: ${kept.problem.join(', ')}`);
    process.exit(2);
  }
  return verifyBooksFile(
    readJson(path),
    {
      hashes: {
        sha256: (bytes) => createHash('sha256').update(bytes).digest(),
        hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
      },
      verifySignature,
    },
    {
      ...(values.key === undefined ? {} : { publicKey: values.key }),
      ...(kept === undefined ? {} : { kept: kept.value }),
    },
  );
}

/** Node's own Ed25519: a file contains thousands of signatures. */
function verifySignature(...[key, message, signature]: Parameters<VerifySignature>): boolean {
  const x = Buffer.from(key).toString('base64url');
  const held = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, message, held, signature);
}

function line({ name, status, problem }: BooksCheck): string {
  return `${MARKS[status]} ${name}: ${SAYS[name]}${problem === undefined ? '' : ` (${problem})`}`;
}

/** The file's JSON; undefined when it is invalid, which is not a file of the books. */
function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
