// Looks for secrets where none may lie: addresses, cookies, the log, every table, the bundles.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openTestHouse, type TestHouse } from '../../apps/server/src/testing/index.ts';
import { live, type Lived } from './journey.ts';
import { needlesOf, search, type Find, type Secret } from './needles.ts';

export interface Scan {
  readonly figures: Readonly<Record<string, number>>;
  readonly finds: readonly Find[];
}

/** What was lived, for who wants to look again. */
export interface Looking {
  readonly house: TestHouse;
  readonly secrets: readonly Secret[];
  look(): Promise<Scan>;
}

/** Lives an account in a house of its own, then looks everywhere. */
export function scanSecrets(bundles: readonly string[]): Promise<Scan> {
  return afterLiving(bundles, ({ look }) => look());
}

/** Lives an account in a house of its own, which is there until `work` has ended. */
export async function afterLiving<Value>(
  bundles: readonly string[],
  work: (looking: Looking) => Promise<Value>,
): Promise<Value> {
  const files = bundles.flatMap(filesIn);
  const lines: string[] = [];
  const house = await openTestHouse({
    environment: { TRUSTED_PROXIES: '1' },
    log: { write: (line) => void lines.push(line) },
  });
  const watched = watchAddresses();
  try {
    const lived = await live(house);
    watched.end();
    const { addresses } = watched;
    const look = () => lookAt({ house, lived, lines, addresses, files });
    return await work({ house, secrets: lived.secrets, look });
  } finally {
    watched.end();
    await house.close();
  }
}

interface Places {
  readonly house: TestHouse;
  readonly lived: Lived;
  readonly lines: readonly string[];
  readonly addresses: readonly string[];
  readonly files: readonly string[];
}

async function lookAt({ house, lived, lines, addresses, files }: Places): Promise<Scan> {
  const needles = needlesOf(lived.secrets);
  const tables = await readTables(house.databaseUrl);
  const finds = [
    ...lines.flatMap((line) => search(needles, 'the log', line)),
    ...tables.flatMap(({ name, rows }) =>
      rows.flatMap((row) => search(needles, `the table ${name}`, row)),
    ),
    ...addresses.flatMap((each) => search(needles, 'an address', each)),
    ...inCookies(lived),
    ...files.flatMap((file) => inBundle(lived.secrets, file, readFileSync(file, 'utf8'))),
  ];
  const figures = {
    secrets: lived.secrets.length,
    'lines of the log': lines.length,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
    addresses: addresses.length,
    cookies: lived.browsers.reduce((sum, { cookies }) => sum + cookies.size, 0),
    'files of the bundles': files.length,
    found: finds.length,
  };
  return { figures, finds };
}

/** Every address that is asked, sent on to, or written in an answer. */
function watchAddresses() {
  const real = globalThis.fetch;
  const addresses: string[] = [];
  globalThis.fetch = async (input, init) => {
    addresses.push(input instanceof Request ? input.url : String(input));
    const answer = await real(input, init);
    const location = answer.headers.get('location');
    if (location !== null) addresses.push(location);
    const text = await answer.clone().text();
    for (const [address] of text.matchAll(/(https?:\/)?\/[\w.~/-]*[?#][^"\s]*/g)) {
      addresses.push(address);
    }
    return answer;
  };
  return { addresses, end: () => void (globalThis.fetch = real) };
}

/** Every row of every table as one text, bytes as hex. */
async function readTables(url: string): Promise<{ name: string; rows: string[] }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: { name: string; rows: string[] }[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      found.push({ name, rows: rows.map(({ row }) => row) });
    }
    return found;
  } finally {
    await client.end();
  }
}

/** A cookie may hold the remembered login that it is there for, and nothing else. */
function inCookies({ secrets, browsers, cookies }: Lived): Find[] {
  const others = needlesOf(secrets.filter(({ name }) => name !== 'a remembered login'));
  return browsers.flatMap((browser) =>
    [...browser.cookies]
      .filter(([, value]) => !cookies.includes(value))
      .flatMap(([name, value]) => search(others, 'a cookie', `${name}=${value}`)),
  );
}

/** The demo's passwords stand on the screen of whoever starts it, and in the program that does. */
const MAY_STAND: readonly (readonly [secret: RegExp, file: RegExp])[] = [
  [/^(a password of the cast|an operator’s password)$/, /\/server\/dist\/[\w-]+\.mjs(\.map)?$/],
];

/** Of a bundle also what looks like a key of anything. */
export function inBundle(secrets: readonly Secret[], file: string, text: string): Find[] {
  const mayStand = (name: string): boolean =>
    MAY_STAND.some(([secret, place]) => secret.test(name) && place.test(file));
  const words = needlesOf(
    secrets.filter(({ name, value }) => !/^\d{6}$/.test(value) && !mayStand(name)),
  );
  const found = search(words, file, text);
  const kinds = {
    'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
    'a hash of a password': /\$argon2id?\$v=/,
    'a key of Google': /AIza[\w-]{35}/,
    'a secret of a JWK': /"kty":"(EC|RSA|OKP)"[^}]*"d":"/,
    'an address of a database': /postgres(ql)?:\/\/[^"\s]*:[^"\s]*@/,
  };
  for (const [secret, form] of Object.entries(kinds)) {
    if (form.test(text)) found.push({ secret, where: file });
  }
  return found;
}

/** What a build wrote; a folder in which it wrote nothing would say that all is well. */
function filesIn(folder: string): string[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && /\.(m?js|css|html|json|map)$/.test(each.name))
        .map((each) => join(each.parentPath, each.name))
    : [];
  if (files.length === 0) throw new Error(`${folder} is not built`);
  return files;
}
