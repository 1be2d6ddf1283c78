// Searches for secrets where none may be: addresses, cookies, the log, every table, the bundles.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/index.ts';
import { runAccountJourney, type AccountJourney } from './account-journey.ts';
import { createNeedles, search, type Find, type Secret } from './needles.ts';

export interface Scan {
  readonly figures: Readonly<Record<string, number>>;
  readonly finds: readonly Find[];
}

/** The state after the account's life, for repeated scans. */
export interface OpenScan {
  readonly app: TestApp;
  readonly secrets: readonly Secret[];
  look(): Promise<Scan>;
}

/** Runs the life of an account on a server of its own, then scans every place. */
export function scanSecrets(bundles: readonly string[]): Promise<Scan> {
  return withAccountJourney(bundles, ({ look }) => look());
}

/** Runs the life of an account on a server of its own, which is closed after `work`. */
export async function withAccountJourney<Value>(
  bundles: readonly string[],
  work: (looking: OpenScan) => Promise<Value>,
): Promise<Value> {
  const files = bundles.flatMap(filesIn);
  const lines: string[] = [];
  const app = await openTestApp({
    environment: { TRUSTED_PROXIES: '1' },
    log: { write: (line) => void lines.push(line) },
  });
  const watched = watchAddresses();
  try {
    const journey = await runAccountJourney(app);
    watched.end();
    const { addresses } = watched;
    const look = () => scanPlaces({ app, journey, lines, addresses, files });
    return await work({ app, secrets: journey.secrets, look });
  } finally {
    watched.end();
    await app.close();
  }
}

interface Places {
  readonly app: TestApp;
  readonly journey: AccountJourney;
  readonly lines: readonly string[];
  readonly addresses: readonly string[];
  readonly files: readonly string[];
}

async function scanPlaces({ app, journey, lines, addresses, files }: Places): Promise<Scan> {
  const needles = createNeedles(journey.secrets);
  const tables = await readTables(app.databaseUrl);
  const finds = [
    ...lines.flatMap((line) => search(needles, 'the log', line)),
    ...tables.flatMap(({ name, rows }) =>
      rows.flatMap((row) => search(needles, `the table ${name}`, row)),
    ),
    ...addresses.flatMap((each) => search(needles, 'an address', each)),
    ...searchCookies(journey),
    ...files.flatMap((file) => searchBundle(journey.secrets, file, readFileSync(file, 'utf8'))),
  ];
  const figures = {
    secrets: journey.secrets.length,
    'lines of the log': lines.length,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
    addresses: addresses.length,
    cookies: journey.browsers.reduce((sum, { cookies }) => sum + cookies.size, 0),
    'files of the bundles': files.length,
    found: finds.length,
  };
  return { figures, finds };
}

/** Every address that is requested, redirected to, or part of an answer. */
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

/** A cookie may hold its own remembered login, and nothing else. */
function searchCookies({ secrets, browsers, cookies }: AccountJourney): Find[] {
  const others = createNeedles(secrets.filter(({ name }) => name !== 'a remembered login'));
  return browsers.flatMap((browser) =>
    [...browser.cookies]
      .filter(([, value]) => !cookies.includes(value))
      .flatMap(([name, value]) => search(others, 'a cookie', `${name}=${value}`)),
  );
}

/** The demo's passwords are printed by `npm start` and part of the program that prints them. */
const ALLOWED_PLACES: readonly (readonly [secret: RegExp, file: RegExp])[] = [
  [/^(a demo password|an operator’s password)$/, /\/server\/dist\/[\w-]+\.mjs(\.map)?$/],
];

/** For a bundle also anything that looks like a key. */
export function searchBundle(secrets: readonly Secret[], file: string, text: string): Find[] {
  const isAllowed = (name: string): boolean =>
    ALLOWED_PLACES.some(([secret, place]) => secret.test(name) && place.test(file));
  const words = createNeedles(
    secrets.filter(({ name, value }) => !/^\d{6}$/.test(value) && !isAllowed(name)),
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

/** The files of a build; an empty folder is an error, because it would pass every check. */
function filesIn(folder: string): string[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && /\.(m?js|css|html|json|map)$/.test(each.name))
        .map((each) => join(each.parentPath, each.name))
    : [];
  if (files.length === 0) throw new Error(`${folder} is not built`);
  return files;
}
