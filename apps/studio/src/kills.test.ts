// The studio's process is killed in the middle of play, and started again: every round ends settled,
// refunded or resumable within a minute, and nothing is taken or paid twice.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_HEADER, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './testing/test-house.ts';
import { LAUNCH, type RgsBody } from './testing/test-studio.ts';

/** What a run of tests has built: a start of the sources takes two seconds of a core more. */
const BUILT = join(import.meta.dirname, '../dist/main.mjs');
const KILLS = 5;
const PLAYERS = 6;
const STAKES_BEFORE_KILL = 12;
const FREE_ROUNDS = 12;
const START = 10_000_000n;
const folder = mkdtempSync(join(tmpdir(), 'studio-kills-'));
const publicKey = join(folder, 'own-key.txt');
const name = `studio_${randomBytes(6).toString('hex')}`;
const server = process.env['TEST_DATABASE_URL'] ?? '';
const databaseUrl = (() => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
})();
let house: TestHouse;
let port = 0;
let studio: ChildProcess | undefined;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as { port: number };
  await new Promise<void>((resolve) => void probe.close(() => resolve()));
  return free;
}

async function start(): Promise<void> {
  studio = spawn(process.execPath, [BUILT], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'studio'),
      STUDIO_DATABASE_URL: databaseUrl,
      STUDIO_URL: `http://127.0.0.1:${port}`,
      SERVER_URL: house.url,
      HOUSE_KEYS_FOLDER: folder,
      STUDIO_PUBLIC_KEY_FILE: publicKey,
    },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 400; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isUp) return;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  throw new Error('the studio does not start');
}

async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<RgsBody> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return response?.json().catch(() => undefined);
}

/** Posts as the house does. */
const asHouse = (path: string, body: object): Promise<RgsBody> =>
  post(path, body, { [SIGNATURE_HEADER]: house.sign(JSON.stringify(body)) });

async function launch(user: string): Promise<string> {
  const body = { ...LAUNCH, user, token: `t-${user}`, game_code: 'harbour-lights' };
  const answer = await asHouse(VENDOR_PATHS.gameUrl, body);
  return new URL(answer.url).searchParams.get('sessionID') ?? '';
}

beforeAll(async () => {
  await onServer(`create database ${name}`);
  house = await openTestHouse(() => readFileSync(publicKey, 'utf8'));
  writeFileSync(join(folder, `${LAUNCH.operator_id}.pem`), house.publicKey);
  port = await freePort();
  await start();
}, 120_000);
afterAll(async () => {
  studio?.kill('SIGKILL');
  await house.close();
  await onServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

/** Waits for so many more stakes: a slow machine plays as much between two kills as a fast one. */
async function untilStaked(more: number): Promise<void> {
  const stakes = (): number => [...house.booked.values()].filter(isStake).length;
  const wanted = stakes() + more;
  const until = performance.now() + 60_000;
  while (stakes() < wanted && performance.now() < until) {
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}

const isStake = ({ kind }: { readonly kind: string }): boolean => kind === 'bet';

it('every round ends as it must, whatever moment the process is killed at', async () => {
  const users = Array.from({ length: PLAYERS }, (_, at) => `k-${at}`);
  for (const user of users) house.balances.set(user, START);
  // Answers are lost now and then, so that kills meet calls that nobody has heard back from.
  let requests = 0;
  house.fault = () => ((requests += 1) % 17 === 0 ? 'cut' : 'none');
  const sessions = new Map<string, string>();
  for (const user of users) sessions.set(user, await launch(user));
  // Every other player plays free rounds first.
  const lucky = users.filter((_user, at) => at % 2 === 0);
  for (const user of lucky) {
    const reward = randomUUID();
    const given = { operator_id: LAUNCH.operator_id, reward_uuid: reward, user };
    const rounds = { game_code: 'harbour-lights', currency: 'PHP', bet_value: 500_000 };
    const span = { start_time: 0, end_time: 4_000_000_000_000 };
    const granted = { ...given, ...rounds, ...span, bet_count: FREE_ROUNDS };
    expect((await asHouse(VENDOR_PATHS.freeRounds, granted)).status).toBe('RS_OK');
    const sessionID = sessions.get(user);
    const accepted = await post('/free-rounds/accept', { sessionID, freeRounds: reward });
    expect(accepted.freeRounds).toMatchObject({ accepted: true });
  }
  const game = { isPlaying: true };
  const play = async (user: string): Promise<void> => {
    const sessionID = sessions.get(user);
    while (game.isPlaying) {
      const answer = await post('/wallet/play', { sessionID, amount: 1_000_000, mode: 'base' });
      if (answer?.round?.active === true) await post('/wallet/end-round', { sessionID });
      else if (answer?.round === undefined) {
        await new Promise((resolve) => void setTimeout(resolve, 50));
        const opened = await post('/wallet/authenticate', { sessionID });
        if (opened?.round?.active === true) await post('/wallet/end-round', { sessionID });
      }
    }
  };
  const players = users.map(play);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await untilStaked(STAKES_BEFORE_KILL);
    await new Promise((resolve) => void setTimeout(resolve, kill * 37));
    studio?.kill('SIGKILL');
    await start();
  }
  game.isPlaying = false;
  await Promise.all(players);
  house.fault = () => 'none';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const began = performance.now();
  const open = async (): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::integer as n from studio.round where state in ('STAKING', 'SETTLING', 'REFUNDING')",
    );
    return rows[0]?.n ?? 0;
  };
  while ((await open()) > 0 && performance.now() - began < 60_000) {
    await new Promise((resolve) => void setTimeout(resolve, 250));
  }
  expect(await open()).toBe(0);
  const { rows } = await client.query<{ username: string; rounds: number; net: string }>(
    `select p.username, count(*)::integer as rounds,
            coalesce(sum(case r.state when 'SETTLED' then r.payout - r.taken
                                      when 'OPEN' then -r.taken else 0 end), 0)::text as net
       from (select *, case when reward_id is null then stake else 0 end as taken
               from studio.round) r join studio.player p on p.id = r.player_id group by p.username`,
  );
  const grants = await client.query<{ used: number; won: string; rounds: number; paid: string }>(
    `select g.used, g.won::text,
            (count(*) filter (where r.state in ('OPEN', 'SETTLED')))::integer as rounds,
            coalesce(sum(r.payout) filter (where r.state = 'SETTLED'), 0)::text as paid
       from studio.free_grant g left join studio.round r on r.reward_id = g.reward_id
      group by g.reward_id`,
  );
  await client.end();
  expect(grants.rows).toHaveLength(lucky.length);
  for (const { used, won, rounds, paid } of grants.rows) {
    expect(used).toBeGreaterThan(0);
    expect({ used, won }).toEqual({ used: rounds, won: paid });
  }
  expect(rows.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(50);
  for (const { username, net } of rows) {
    expect(house.balances.get(username), username).toBe(START + BigInt(net));
  }
  const bets = [...house.booked.values()].filter(isStake);
  expect(new Set(bets.map(({ round }) => round)).size).toBe(bets.length);
}, 240_000);
