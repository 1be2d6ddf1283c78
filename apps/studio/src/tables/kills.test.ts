// Two copies of the studio share the tables. The one that leads is killed in each phase of a
// round, and frozen: every bet is settled or given back, no place of the chain is used twice, and
// both books agree to the unit.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_HEADER, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { cashOut } from '@fairhouse/rules/games';
import { amount } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { migrate } from '../database/migration-store.ts';
import { openDatabase, type Database } from '../database/open-database.ts';
import { openStudioKeys } from '../keys/studio-keys.ts';
import { programOf } from '../testing/program-of.ts';
import type { RunStudio } from '../testing/run-studio.ts';
import { openTestCoSigner, type TestCoSigner } from '../testing/test-cosigner.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { LAUNCH, type RgsBody } from '../testing/test-studio.ts';

const PLAYERS = 6;
const START = 10_000_000n;
const TIMES = { bettingMs: 1_500, crashedMs: 500, revealMs: 6_000, tickMs: 50, pace: 8 };
/** Longer than a lease: another copy leads then. */
const FROZEN_MS = 14_000;

const folder = mkdtempSync(join(tmpdir(), 'table-kills-'));
const name = `studio_${randomBytes(6).toString('hex')}`;
const server = process.env['TEST_DATABASE_URL'] ?? '';
const copies = new Map<string, { child: ChildProcess; port: number }>();
let house: TestHouse;
let coSigner: TestCoSigner;
let database: Database;
let databaseUrl = '';

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise<void>((resolve) => void probe.close(() => resolve()));
  return port;
}

async function startCopy(port: number): Promise<void> {
  const given: RunStudio = {
    databaseUrl,
    folder,
    port,
    houseUrl: house.url,
    houseKey: house.publicKey,
    coSignerUrl: coSigner.url,
    coSignerSecretFile: coSigner.secretFile,
    times: TIMES,
    chainLength: 300,
  };
  const child = spawn(process.execPath, programOf('apps/studio/src/testing/run-studio.ts'), {
    env: { ...process.env, RUN_STUDIO: JSON.stringify(given) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  copies.set(`http://127.0.0.1:${port}`, { child, port });
  await new Promise((resolve) => void child.stdout?.once('data', resolve));
}

beforeAll(async () => {
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  databaseUrl = url.href;
  database = openDatabase(databaseUrl, 4);
  await migrate(database, join(import.meta.dirname, '../../migrations'));
  const keys = openStudioKeys(folder);
  house = await openTestHouse(() => keys.publicKey);
  coSigner = await openTestCoSigner();
  for (let copy = 0; copy < 2; copy += 1) await startCopy(await freePort());
}, 120_000);
afterAll(async () => {
  for (const { child } of copies.values()) child.kill('SIGKILL');
  coSigner.close();
  await house.close();
  await database.end();
  await onServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: object, at?: string): Promise<RgsBody> {
  const all = [...copies.keys()];
  const base = at ?? all[randomInt(all.length)] ?? '';
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: house.sign(JSON.stringify(body)),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(4_000),
  }).catch(() => undefined);
  return response?.json().catch(() => undefined);
}

interface Seen {
  readonly draw_id: string;
  readonly phase: string;
  readonly bets: number;
  readonly address: string;
}

/** The round of the money table that is in a phase, with bets, and who leads. */
async function untilPhase(phase: string): Promise<Seen> {
  for (let tries = 0; tries < 12_000; tries += 1) {
    const { rows } = await database.query<Seen>(
      `select t.draw_id, t.phase, l.address,
              (select count(*)::integer from studio.table_bet b where b.draw_id = t.draw_id) as bets
         from studio.table_round t, studio.leader l
        where t.table_code = 'crash' and t.phase = $1 and l.lease_until > now()
        order by t.opens_at desc limit 1`,
      [phase],
    );
    const [seen] = rows;
    if (seen !== undefined && seen.bets >= 2) return seen;
    await pause(8);
  }
  throw new Error(`no round is ${phase}`);
}

async function killLeader({ address }: Seen): Promise<void> {
  const copy = copies.get(address);
  copy?.child.kill('SIGKILL');
  await pause(300);
  if (copy !== undefined) await startCopy(copy.port);
}

async function ended(drawId: string): Promise<string> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const { rows } = await database.query<{ phase: string }>(
      'select phase from studio.table_round where draw_id = $1',
      [drawId],
    );
    const phase = rows[0]?.phase ?? '';
    if (phase === 'CRASHED' || phase === 'VOID') return phase;
    await pause(50);
  }
  return 'unfinished';
}

it('every bet ends as it must, whatever phase the leader is killed or frozen in', async () => {
  const users = Array.from({ length: PLAYERS }, (_, at) => `t-${at}`);
  for (const user of users) house.balances.set(user, START);
  const sessions: string[] = [];
  for (const user of users) {
    const launch = { ...LAUNCH, user, token: `t-${user}`, game_code: 'crash' };
    const { url } = await post(VENDOR_PATHS.gameUrl, launch);
    const sessionID = new URL(url).searchParams.get('sessionID') ?? '';
    await post('/wallet/authenticate', { sessionID });
    sessions.push(sessionID);
  }
  // A copy that does not lead passes the feed on: both show the same table.
  const heard = new Set<string>();
  for (const base of copies.keys()) {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/crash/feed`);
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ sessionID: sessions[0] })));
    socket.on('message', () => void heard.add(base));
  }
  let requests = 0;
  house.fault = () => ((requests += 1) % 13 === 0 ? 'cut' : 'none');
  const game = { isPlaying: true };
  const play = async (sessionID: string, at: number): Promise<void> => {
    while (game.isPlaying) {
      const auto = at % 2 === 0 ? 110 + at * 30 : null;
      const parameters = { auto };
      const bet = { sessionID, amount: 10_000_000, parameters, playId: randomUUID() };
      const placed = await post('/crash/bet', bet);
      if (placed?.bet !== undefined && auto === null) {
        await pause(1_700 + at * 90);
        await post('/crash/cash-out', { sessionID });
      }
      await pause(120);
    }
  };
  const players = sessions.map(play);
  const rounds: string[] = [];
  const open = await untilPhase('OPEN');
  await killLeader(open);
  rounds.push(await ended(open.draw_id));
  // A co-signer that does not answer keeps a round between root and reveal.
  const before = await untilPhase('OPEN');
  coSigner.signal('SIGSTOP');
  const rooted = await untilPhase('ROOTED');
  expect(rooted.draw_id).toBe(before.draw_id);
  await killLeader(rooted);
  coSigner.signal('SIGCONT');
  rounds.push(await ended(rooted.draw_id));
  const running = await untilPhase('RUNNING');
  await killLeader(running);
  rounds.push(await ended(running.draw_id));
  // A lock on the log keeps a round between its end and its settlement.
  const blocker = new pg.Client({ connectionString: databaseUrl });
  await blocker.connect();
  await untilPhase('RUNNING');
  await blocker.query('begin');
  await blocker.query('lock table studio.log_line in exclusive mode');
  const over = await untilPhase('ENDED');
  copies.get(over.address)?.child.kill('SIGKILL');
  await blocker.query('rollback');
  await blocker.end();
  await startCopy(copies.get(over.address)?.port ?? 0);
  rounds.push(await ended(over.draw_id));
  const frozen = await untilPhase('RUNNING');
  copies.get(frozen.address)?.child.kill('SIGSTOP');
  await pause(FROZEN_MS);
  copies.get(frozen.address)?.child.kill('SIGCONT');
  rounds.push(await ended(frozen.draw_id));
  game.isPlaying = false;
  await Promise.all(players);
  house.fault = () => 'none';
  const waiting = async (): Promise<number> => {
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::integer as n from studio.round
        where state in ('STAKING', 'OPEN', 'SETTLING', 'REFUNDING')`,
    );
    return rows[0]?.n ?? 0;
  };
  const began = performance.now();
  while ((await waiting()) > 0 && performance.now() - began < 60_000) await pause(200);
  expect(await waiting()).toBe(0);
  expect(rounds).not.toContain('unfinished');
  expect(heard.size).toBe(2);
  const { rows: nets } = await database.query<{ username: string; net: string }>(
    `select p.username,
            coalesce(sum(case when r.state = 'SETTLED' then r.payout - r.stake else 0 end), 0)::text
              as net
       from studio.round r join studio.player p on p.id = r.player_id
      where p.operator = $1 group by p.username`,
    [LAUNCH.operator_id],
  );
  for (const { username, net } of nets) {
    expect(house.balances.get(username), username).toBe(START + BigInt(net));
  }
  const { rows: places } = await database.query<{ chain_id: string; places: number[] }>(
    `select chain_id, array_agg(place order by place) as places
       from studio.table_round group by chain_id`,
  );
  for (const { places: used } of places) expect(used).toEqual(used.map((_, at) => at + 1));
  const { rows: bets } = await database.query<{
    auto: number | null;
    cash_out: number | null;
    point: number;
    payout: bigint;
    stake: bigint;
  }>(
    `select b.auto, b.cash_out, t.point, r.payout, r.stake from studio.table_bet b
       join studio.round r on r.id = b.round_id join studio.table_round t on t.draw_id = b.draw_id
      where t.phase = 'CRASHED'`,
  );
  expect(bets.length).toBeGreaterThan(20);
  for (const { auto, cash_out: out, point, payout, stake } of bets) {
    const paid = cashOut(point, out ?? auto ?? 0, amount(stake));
    expect(payout).toBe(paid.payout);
  }
  const secret = readFileSync(coSigner.secretFile, 'utf8').trim();
  const heads = await fetch(`${coSigner.url}/heads`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { rows: last } = await database.query<{ hash: string; seq: number }>(
    'select l.hash, l.seq::integer as seq from studio.log_line l order by seq desc limit 40',
  );
  const signed = ((await heads.json()) as { heads: { seq: number; hash: string }[] }).heads[0];
  // The witness has seen the same log, up to the lines of the last moment.
  expect(last.find(({ seq }) => seq === signed?.seq)?.hash).toBe(signed?.hash);
}, 420_000);
