// Rounds of crash on a database, with a co-signer in a process of its own.
import { merkleRoot, hexBytes, PURE_HASHES, toHex } from '@fairhouse/rules/fair';
import { cashOut, crashMoment, followsSeed, growthAt } from '@fairhouse/rules/games';
import { amount, formatAmount } from '@fairhouse/values';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { WebSocket } from 'ws';
import type { StudioContext } from '../context.ts';
import { openTestCoSigner, secretOf, type TestCoSigner } from '../testing/test-cosigner.ts';
import { openTestStudio, type RgsBody, type TestStudio } from '../testing/test-studio.ts';
import { runDue } from '../rounds/run-due.ts';
import { openCoSigner } from './co-signer.ts';
import { reopenTable } from './store/table-rounds.ts';
import { openTables, type Tables, type TablesOptions } from './tables.ts';
import { MONEY_TABLE, type TableTimes } from './table-facts.ts';

const TIMES: TableTimes = {
  bettingMs: 2_500,
  // A witness on a busy machine has signed for the next opening by then.
  crashedMs: 1_500,
  revealMs: 1_500,
  tickMs: 20,
  pace: 60,
};
const START = 10_000_000n;
const STAKE = 10_000_000;

function tablesOf(
  context: StudioContext,
  coSigner: Pick<TestCoSigner, 'url' | 'secretFile'>,
  more: Partial<TablesOptions> = {},
): Tables {
  return openTables(context, {
    address: 'http://127.0.0.1:1',
    coSigner: openCoSigner({
      url: coSigner.url,
      secret: secretOf(coSigner),
      logKey: context.keys.logKey,
      timeoutMs: 400,
    }),
    times: TIMES,
    chainLength: 500,
    tables: [MONEY_TABLE],
    ...more,
  });
}

/** A studio with tables that run, and the co-signer of its log alone. */
interface Opened extends TestStudio {
  readonly coSigner: TestCoSigner;
}

/** Opens a studio of one test: the tests wait for their rounds beside each other. */
async function open(
  { onTestFinished }: TestContext,
  more: Partial<TablesOptions> = {},
): Promise<Opened> {
  const coSigner = await openTestCoSigner();
  onTestFinished(() => coSigner.close());
  let tables: Tables | undefined;
  const studio = await openTestStudio({
    hasOwnClock: true,
    timeoutMs: 1_000,
    tables: (context) => (tables = tablesOf(context, coSigner, more)),
  });
  onTestFinished(async () => {
    await tables?.stop();
    await studio.close();
  });
  tables?.start();
  return { ...studio, coSigner };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What the script of docs/fairness says of a file. */
function pythonSays(file: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'void-')), 'round.json');
  writeFileSync(path, file);
  const script = join(import.meta.dirname, '../../../../docs/fairness/rounds/verify_round.py');
  return spawnSync('python3', [script, path], { encoding: 'utf8' }).stdout.trim();
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

async function until<Value>(
  read: () => Promise<Value | undefined> | Value | undefined,
  ms = 90_000,
): Promise<Value> {
  for (const end = performance.now() + ms; performance.now() < end;) {
    const value = await read();
    if (value !== undefined) return value;
    await pause(25);
  }
  throw new Error('it did not come to be');
}

async function phase(
  on: TestStudio,
  sessionID: string,
  wanted: (state: RgsBody) => boolean,
): Promise<RgsBody> {
  return until(async () => {
    const { status, body } = await on.call('/crash/state', { sessionID });
    return status === 200 && wanted(body) ? body : undefined;
  });
}

const isBetting = (state: RgsBody): boolean =>
  state.phase === 'BETTING' && state.opensAt <= Date.now() && state.closesAt > Date.now() + 300;

function bet(on: TestStudio, sessionID: string, auto: number | null, playId = randomUUID()) {
  return on.call('/crash/bet', { sessionID, amount: STAKE, parameters: { auto }, playId });
}

/** Waits until every bet is settled or refunded, and the job has nothing to do. */
async function settled(on: TestStudio): Promise<void> {
  await until(async () => {
    await runDue(on.context);
    const { rows } = await on.database.query<{ n: number }>(
      `select count(*)::integer as n from studio.round
        where state in ('STAKING', 'OPEN', 'SETTLING', 'REFUNDING')`,
    );
    return rows[0]?.n === 0 ? true : undefined;
  }, 40_000);
}

/** What the rounds of the players came to is what the house has booked, to the unit. */
async function expectAgreement(on: TestStudio): Promise<void> {
  const { rows } = await on.database.query<{ username: string; net: string }>(
    `select p.username,
            coalesce(sum(case when r.state = 'SETTLED' then r.payout - r.stake else 0 end), 0)::text
              as net
       from studio.round r join studio.player p on p.id = r.player_id group by p.username`,
  );
  for (const { username, net } of rows) {
    expect(on.house.balances.get(username), username).toBe(START + BigInt(net));
  }
}

interface Played {
  readonly draw_id: string;
  readonly state: string;
  readonly payout: bigint | null;
  readonly auto: number | null;
  readonly cash_out: number | null;
  readonly point: number | null;
  readonly stake: bigint;
}

async function played(on: TestStudio): Promise<Played[]> {
  const { rows } = await on.database.query<Played>(
    `select b.draw_id, r.state, r.payout, b.auto, b.cash_out, t.point, r.stake
       from studio.table_bet b join studio.round r on r.id = b.round_id
       join studio.table_round t on t.draw_id = b.draw_id order by b.draw_id, b.seq`,
  );
  return rows;
}

describe.concurrent('a round', () => {
  it('pays automatic cash-outs up to the crash point, and no others', async (test) => {
    const on = await open(test);
    const users = Array.from({ length: 8 }, (_, at) => `a-${at}`);
    const sessions: string[] = [];
    for (const user of users) sessions.push(await on.launch('crash', user));
    const autos = [101, 110, 130, 160, 200, 300, 1_000, 100_000_000];
    // A bet that a busy machine brings too late is none.
    for (let taken = 0; taken < 20;) {
      await phase(on, sessions[0] ?? '', (state) => isBetting(state) && state.own === null);
      const answers = await Promise.all(
        sessions.map((sessionID, at) => bet(on, sessionID, autos[at] ?? null)),
      );
      const accepted = answers.filter(({ status }) => status === 200);
      for (const { body } of accepted) expect(body.bet.receipt.leaf).toMatch(/^[0-9a-f]{64}$/);
      taken += accepted.length;
      await phase(on, sessions[0] ?? '', ({ phase: now }) => now === 'CRASHED');
    }
    await settled(on);
    const rows = await played(on);
    expect(rows.length).toBeGreaterThanOrEqual(16);
    for (const { auto, point, payout, cash_out: out, state, stake } of rows) {
      expect(state).toBe('SETTLED');
      const due = cashOut(point ?? 0, auto ?? 0, amount(stake));
      expect(payout).toBe(due.payout);
      expect(out).toBe(due.won ? auto : null);
    }
    await expectAgreement(on);
    const wins = [...on.house.booked.values()].filter(({ kind }) => kind === 'win');
    expect(wins).toHaveLength(rows.length);
    expect(wins.every(({ turnover }) => turnover !== undefined)).toBe(true);
  }, 240_000);

  it('takes no bet while it runs, and says so by a code of its own', async (test) => {
    const on = await open(test);
    const session = await on.launch('crash', 'too-late');
    let code: unknown;
    // A short one is over, and the next one open, before the bet arrives.
    for (let tries = 0; tries < 20 && code !== 'ERR_CLOSED'; tries += 1) {
      await phase(on, session, ({ phase: now }) => now === 'RUNNING');
      code = (await bet(on, session, null)).body.error;
    }
    expect(code).toBe('ERR_CLOSED');
    await settled(on);
    await expectAgreement(on);
  }, 240_000);

  it('takes a cash-out at the multiplier of its receipt, and refuses one after the end', async (test) => {
    const on = await open(test, { times: { ...TIMES, pace: 3 } });
    const session = await on.launch('crash', 'c-1');
    let [wins, late] = [0, 0];
    for (let tries = 0; tries < 30 && (wins === 0 || late === 0); tries += 1) {
      await phase(on, session, (state) => isBetting(state) && state.own === null);
      const placed = await bet(on, session, null);
      if (placed.status !== 200) continue;
      const wait = wins === 0 ? 90 : 100_000;
      await phase(on, session, (state) => state.phase === 'RUNNING' || state.phase === 'CRASHED');
      if (wait === 90) await pause(wait);
      else await phase(on, session, (state) => state.phase === 'CRASHED');
      const { body } = await on.call('/crash/cash-out', { sessionID: session });
      if (body.late === undefined) continue;
      if (body.late === null) {
        wins += 1;
        expect(body.bet.cashOut).toBeGreaterThanOrEqual(101);
        const again = await on.call('/crash/cash-out', { sessionID: session });
        expect(again.body.bet).toEqual(body.bet);
      } else {
        late += 1;
        const { receivedMs, crashedMs, point } = body.late;
        expect(receivedMs).toBeGreaterThanOrEqual(crashedMs);
        expect(crashedMs).toBe(crashMoment(point));
        expect(body.bet.cashOut).toBe(null);
      }
    }
    expect([wins > 0, late > 0]).toEqual([true, true]);
    await settled(on);
    const { rows } = await on.database.query<{ cash_ms: number; cash_out: number }>(
      `select cash_ms, cash_out from studio.table_bet where cash_kind = 'MANUAL'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { cash_ms: ms, cash_out: x100 } of rows) expect(growthAt(ms)).toBe(x100);
    await expectAgreement(on);
  }, 240_000);

  it('has each bet once, under the root that is logged, whoever asks at once', async (test) => {
    const on = await open(test, { times: { ...TIMES, bettingMs: 20_000 } });
    const users = Array.from({ length: 30 }, (_, at) => `m-${at}`);
    const sessions: string[] = [];
    for (const user of users) sessions.push(await on.launch('crash', user));
    await phase(on, sessions[0] ?? '', isBetting);
    const plays = sessions.map(() => randomUUID());
    const asked = [0, 1, 2].flatMap(() =>
      sessions.map((sessionID, at) => bet(on, sessionID, 150, plays[at])),
    );
    const answers = await Promise.all(asked);
    const state = await phase(on, sessions[0] ?? '', ({ phase: now }) => now !== 'BETTING');
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThanOrEqual(users.length);
    const leaves = await on.database.query<{ leaf_hash: string; seq: number }>(
      'select leaf_hash, seq from studio.table_bet where draw_id = $1 order by seq',
      [state.drawId],
    );
    expect(leaves.rows.map(({ seq }) => seq)).toEqual(users.map((_, at) => at + 1));
    const round = await until(async () => {
      const { rows } = await on.database.query<{ root: string | null; count: number }>(
        'select root, count from studio.table_round where draw_id = $1',
        [state.drawId],
      );
      return rows[0]?.root === null ? undefined : rows[0];
    });
    const hashes = leaves.rows.map((row) => hexBytes(row.leaf_hash));
    expect(round?.root).toBe(toHex(merkleRoot(PURE_HASHES, hashes)));
    expect(round?.count).toBe(users.length);
    await settled(on);
    await expectAgreement(on);
    const bets = [...on.house.booked.values()].filter(({ kind }) => kind === 'bet');
    expect(bets).toHaveLength(users.length);
  }, 240_000);

  it('gives a stake back that the wallet booked after the close', async (test) => {
    const on = await open(test);
    const session = await on.launch('crash', 'l-1');
    await phase(on, session, isBetting);
    // Booked, and the answer never comes: the studio asks again until the close.
    on.house.fault = (path) => (path.includes('bet') ? 'silent' : 'none');
    const answer = await bet(on, session, 200);
    expect(answer.status).not.toBe(200);
    on.house.fault = () => 'none';
    await on.database.query(
      `update studio.wallet_call set next_at = now() where state = 'WAITING'`,
    );
    await settled(on);
    expect(on.house.balances.get('l-1')).toBe(START);
    expect(await played(on)).toEqual([]);
  }, 120_000);

  it('limits the automatic cash-out so that no win is cut', async (test) => {
    const on = await open(test);
    const session = await on.launch('crash', 'x-1');
    await phase(on, session, isBetting);
    const { body } = await on.call('/crash/bet', {
      sessionID: session,
      amount: 1_000_000_000,
      parameters: { auto: 100_000_000 },
      playId: randomUUID(),
    });
    // 5,000,000 at a stake of 1,000 is 5,000 times.
    expect(body.error).toBe(undefined);
    expect([body.bet.auto, body.bet.isLimited]).toEqual([500_000, true]);
  }, 120_000);
});

describe.concurrent('a table', () => {
  it('is void without a reveal, closes after three, and opens again by an operator', async (test) => {
    const on = await open(test);
    const session = await on.launch('crash', 'v-1');
    await phase(on, session, isBetting);
    const placed = await bet(on, session, 101);
    expect(placed.status).toBe(200);
    on.coSigner.signal('SIGSTOP');
    await phase(on, session, (state) => state.phase === 'VOID');
    await until(() => (on.warnings.some((each) => each.startsWith('ALARM')) ? true : undefined));
    await phase(on, session, (state) => state.phase === 'CLOSED');
    await settled(on);
    expect(on.house.balances.get('v-1')).toBe(START);
    const answer = await on.app.inject(`/verify/round/${placed.body.bet.id}`);
    expect(answer.json()).toMatchObject({
      scheme: 'LD2/void',
      reason: 'no_reveal',
      stake: formatAmount(amount(BigInt(STAKE) / 100n)),
      refund: formatAmount(amount(BigInt(STAKE) / 100n)),
    });
    expect(Object.keys(answer.json<object>())).not.toContain('seed');
    if (hasPython) {
      expect(pythonSays(answer.body)).toMatch(/: void$/);
      expect(pythonSays(answer.body.replace('no_reveal', 'no_reason'))).toMatch(/: failed/);
    }
    const { rows } = await on.database.query<{ kind: string; place: number; phase: string }>(
      `select l.kind, t.place, t.phase from studio.table_round t
         left join studio.log_line l on l.seq = t.end_seq order by t.place`,
    );
    expect(rows.slice(-3).map(({ kind, phase: at }) => `${kind} ${at}`)).toEqual(
      Array.from({ length: 3 }, () => 'void VOID'),
    );
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, at) => at + 1));
    on.coSigner.signal('SIGCONT');
    expect(await reopenTable(on.database, 'crash')).toBe(true);
    await phase(on, session, (state) => state.phase === 'CRASHED');
  }, 240_000);

  it('goes on with the next chain when one is used up', async (test) => {
    const on = await open(test, {
      chainLength: 4,
      times: { ...TIMES, bettingMs: 150, crashedMs: 2_500, pace: 2_000 },
    });
    const session = await on.launch('crash', 'n-1');
    expect(session).not.toBe('');
    const rounds = await until(async () => {
      const { rows } = await on.database.query<{ chain_id: string; place: number; seed: string }>(
        `select t.chain_id, t.place, l.body->>'seed' as seed
           from studio.table_round t join studio.log_line l on l.seq = t.end_seq
          where t.phase = 'CRASHED' order by t.opens_at`,
      );
      return rows.length >= 9 ? rows : undefined;
    }, 150_000);
    const { rows: chains } = await on.database.query<{ id: string; head: string; ahead: boolean }>(
      `select c.id, c.head, c.line_seq < (select min(open_seq) from studio.table_round t
               where t.chain_id = c.id) as ahead
         from studio.chain c where c.party_signature <> '' and c.last_place > 0 order by c.number`,
    );
    expect(chains.length).toBeGreaterThanOrEqual(3);
    expect(chains.every(({ ahead }) => ahead)).toBe(true);
    for (const { id, head } of chains) {
      let before = head;
      const own = rounds.filter(({ chain_id: chain }) => chain === id);
      expect(own.map(({ place }) => place)).toEqual(own.map((_, at) => at + 1));
      for (const { seed } of own) {
        expect(followsSeed(PURE_HASHES, id, { before, seed })).toBe(true);
        before = seed;
      }
    }
  }, 240_000);
});

it('a leader that nobody can reach costs a page its feed, and the studio nothing', async ({
  onTestFinished,
}) => {
  const nobody = { url: 'http://127.0.0.1:1', secretFile: '' };
  let tables: Tables | undefined;
  const studio = await openTestStudio({
    tables: (context) => (tables = tablesOf(context, nobody)),
  });
  onTestFinished(async () => {
    await tables?.stop();
    await studio.close();
  });
  const { app, database, warnings } = studio;
  await database.query(
    `insert into studio.leader (name, epoch, holder, address, lease_until)
     values ('tables', 1, $1, 'no address', now() + interval '1 minute')`,
    [randomUUID()],
  );
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = new WebSocket(`ws://${address.host}/crash/feed`);
  await new Promise((resolve) => {
    socket.addEventListener('close', resolve);
    socket.addEventListener('error', resolve);
  });
  expect(warnings.join()).toContain('a feed is not passed on');
  expect((await studio.call('/crash/state', { sessionID: 'unknown' })).status).not.toBe(200);
});
