// Which stakes are left out is decided by a statement, as the rules decide it: tickets of every play
// of every family, at every coverage, with picks on one side and on both.
import { outcomeOf, splitStakes, type SettledStake } from '@fairhouse/rules/agency';
import {
  coverageOf,
  listFamilies,
  oppositeItem,
  type Family,
  type Play,
} from '@fairhouse/rules/lottery';
import { amount, rate, type Rate } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import {
  freshDraw,
  openLotteryApp,
  runLottery,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { listNarrowStakes, readBetMarks, readNarrowStakes } from './index.ts';

const HOUR = new Date('2027-01-01T00:00:00Z');
const STAKE = 20_000n;

let app: LotteryApp;
let superuser: pg.Client;
/** The draw of each family, in their order. */
const draws: string[] = [];

interface Placed {
  readonly draw: string;
  readonly seq: number;
  readonly member: string;
  readonly play: string;
  readonly notes: number;
  readonly coverage: Rate;
  readonly payout: bigint;
  readonly pick: string;
  /** What is picked in each row, by the names of the rules. */
  readonly items: readonly string[];
  /** The opposites of these. */
  readonly opposites: readonly string[];
}

const tickets: Placed[] = [];

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await runLottery(app);
  const { issue } = await freshDraw(app);
  for (const [at, { code }] of listFamilies().entries()) await addDraw(issue, `CV${at}`, code);
  const members = ['downline1', 'downline2'].map((name) => idOf(name));
  for (const [at, family] of listFamilies().entries()) {
    for (const play of family.plays.values()) {
      const most = Math.min(play.combinations, 2_000_000_000);
      for (const notes of new Set([1, Math.ceil(most / 20), Math.ceil(most / 2), most])) {
        const seq = tickets.length + 1;
        const payout = [0n, STAKE, 3n * STAKE][seq % 3] ?? 0n;
        const member = members[seq % 2] ?? '';
        const coverage = coverageOf(play, notes);
        const draw = draws[at] ?? '';
        const placed = { draw, seq, member, play: play.code, notes, coverage, payout };
        tickets.push({ ...placed, ...picksOf(family, play, seq) });
      }
    }
  }
  await addTickets();
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await app.close();
});

/** One symbol of each row but a third of them, in an order that neither side is always in. */
function picksOf(family: Family, play: Play, seq: number): Pick<Placed, Picked> {
  const { form } = play;
  if (form.kind === 'lines') return { pick: '', items: [], opposites: [] };
  const chosen = form.rows.map(({ symbols }, row) => {
    const at = (seq * 7 + row * 5 + Math.trunc(seq / 4)) % (symbols.length * 3);
    return at < symbols.length * 2 ? at % symbols.length : undefined;
  });
  const items = form.rows.flatMap(({ symbols }, row) => {
    const symbol = symbols[chosen[row] ?? -1];
    const place = form.rows.length > 1 ? `${row}:` : '';
    return symbol === undefined ? [] : [`${play.code}:${place}${symbol}`];
  });
  const opposites = items.flatMap((item) => oppositeItem(family, item) ?? []);
  const rows = form.rows.map(({ symbols }, row) => symbols[chosen[row] ?? -1] ?? '').join('|');
  return { pick: `${form.places === undefined ? '' : '12:'}${rows}`, items, opposites };
}
type Picked = 'pick' | 'items' | 'opposites';

/** Whether the member of a ticket has the opposite of one of its picks in the same draw. */
const isHedged = ({ draw, member, opposites }: Placed): boolean =>
  tickets.some(
    (other) =>
      other.draw === draw &&
      other.member === member &&
      opposites.some((each) => other.items.includes(each)),
  );

const idOf = (name: string) => demoMemberId(app.merchant, name as 'house');

/** A lottery of a family with a draw that was settled and counted in the hour. */
async function addDraw(issue: string, code: string, family: string): Promise<void> {
  const changes = { code, family, issue: code, lottery: code, proof_id: code };
  await superuser.query(
    `insert into lottery.lottery select (jsonb_populate_record(l, $2::jsonb)).*
     from lottery.lottery l where l.merchant_id = $1 and l.code = 'SSC1'`,
    [app.merchant.id, JSON.stringify(changes)],
  );
  const { rows } = await superuser.query<{ draw_id: string }>(
    `insert into lottery.draw overriding system value
     select (jsonb_populate_record(d, $3::jsonb || jsonb_build_object(
       'draw_id', (select max(draw_id) + 1000 from lottery.draw)))).*
     from lottery.draw d where d.merchant_id = $1 and d.issue = $2
     returning draw_id`,
    [app.merchant.id, issue, JSON.stringify(changes)],
  );
  const draw = rows[0]?.draw_id ?? '';
  draws.push(draw);
  await superuser.query(
    `with result as (
       insert into lottery.result (merchant_id, draw_id, version, numbers, reason, made_by, at)
       values ($1, $2, 1, '12345', '', 'test', now()))
     insert into agents.counted_draw (merchant_id, draw_id, version, settled_at, day, hour)
     values ($1, $2, 1, $3, '2027-01-01', $3)`,
    [app.merchant.id, draw, HOUR],
  );
}

async function addTickets(): Promise<void> {
  const rows = JSON.stringify(
    tickets.map((each) => ({ ...each, payout: String(each.payout), coverage: 0 })),
  );
  await superuser.query(
    `with placed as materialized (
       select * from json_to_recordset($2::json)
         as x (draw bigint, seq integer, member uuid, play text, notes integer, payout bigint,
           pick text)),
     tickets as (
       insert into lottery.ticket (merchant_id, draw_id, seq, notes, multiple, rebate_points,
         trial, member_id, unit, stake, rebate, nonce, style, play, terms, pick)
       select $1, draw, seq, notes, 1, 0, false, member, $3, $3, 0, '', 'GROUP', play, '1956', pick
       from placed)
     insert into lottery.outcome (merchant_id, draw_id, version, seq, status, trial, member_id,
       prize, refunded, capped, rebate_cut)
     select $1, draw, 1, seq, 4, false, member, payout, 0, 0, 0 from placed where payout > 0`,
    [app.merchant.id, rows, String(STAKE)],
  );
}

const asStakes = (
  placed: readonly Placed[],
  minCoverage: Rate | undefined,
): SettledStake<string>[] =>
  placed.map((ticket) => ({
    id: `${ticket.draw} ${ticket.seq}`,
    stake: amount(STAKE),
    outcome: outcomeOf(amount(STAKE), amount(ticket.payout)),
    coverage: ticket.coverage,
    isHedged: minCoverage !== undefined && isHedged(ticket),
  }));

/** What the rule leaves out of the stakes of some tickets. */
function narrowOf(placed: readonly Placed[], minCoverage: Rate) {
  const [all, counted] = [undefined, minCoverage].map((least) =>
    splitStakes(asStakes(placed, least), least),
  );
  return {
    won: (all?.winStake ?? 0n) - (counted?.winStake ?? 0n),
    lost: (all?.lossStake ?? 0n) - (counted?.lossStake ?? 0n),
  };
}

const LEASTS = [1n, 10n, 1000n, 50_000n, 50_001n, 500_000n, 1_000_000n].map((each) => rate(each));

test.each(LEASTS)(
  'teams and members have the narrow stakes of the rule below %s',
  async (least) => {
    const { merchant, context } = app;
    const agent = idOf('house');
    const hours = { first: HOUR, last: HOUR };
    const team = { agent, categories: ['LOTT' as const], minCoverage: least };
    const teams = await readNarrowStakes(context.pool, merchant.id, hours, [team]);
    const none = { won: 0n, lost: 0n };
    expect(teams.get(agent) ?? none).toEqual(narrowOf(tickets, least));
    const asked = { agent, hour: HOUR, minCoverage: least };
    const members = await listNarrowStakes(context.pool, merchant.id, asked);
    for (const name of ['downline1', 'downline2']) {
      const own = tickets.filter(({ member }) => member === idOf(name));
      expect(members.get(idOf(name)) ?? none, name).toEqual(narrowOf(own, least));
    }
  },
);

test('teams that ask for different coverages are read together, others not at all', async () => {
  const { merchant, context } = app;
  const hours = { first: HOUR, last: HOUR };
  const [house, upline] = [idOf('house'), idOf('upline')];
  const team = { agent: house, categories: ['LOTT' as const], minCoverage: rate(500_000n) };
  const other = { ...team, agent: upline, minCoverage: rate(50_000n) };
  const read = (...teams: Parameters<typeof readNarrowStakes>[3][number][]) =>
    readNarrowStakes(context.pool, merchant.id, hours, teams);
  const both = await read(team, other);
  expect(both.get(house)).toEqual(narrowOf(tickets, team.minCoverage));
  expect(both.get(upline)).toEqual(narrowOf(tickets, other.minCoverage));
  expect(await read({ ...team, minCoverage: undefined })).toEqual(new Map());
  expect(await read({ ...team, categories: ['LIVE' as const] as never })).toEqual(new Map());
});

test('each bet has the coverage of the rule, and is hedged as its items say', async () => {
  const { merchant, context } = app;
  const member = idOf('downline1');
  const read = await readBetMarks(context.pool, merchant.id, { member, hour: HOUR });
  const own = tickets.filter((each) => each.member === member);
  expect(own.length).toBeGreaterThan(500);
  for (const ticket of own) {
    const { draw, seq, coverage, play } = ticket;
    const marks = { coverage, isHedged: isHedged(ticket) };
    expect([play, read({ draw_id: BigInt(draw), seq, share: 0 })]).toEqual([play, marks]);
  }
  const onSides = own.filter(({ opposites }) => opposites.length > 0);
  const hedged = onSides.filter(isHedged).length;
  expect(hedged).toBeGreaterThan(5);
  expect(onSides.length - hedged).toBeGreaterThan(5);
});
