// A random tree of agents and members with settled draws, written as rows: for tests that compare
// statements on many bets with the rules for one.
import type pg from 'pg';
import type { TestApp } from '../test-app.ts';

export interface LinePerson {
  readonly id: string;
  readonly kind: 'member' | 'agent' | 'top_agent';
  readonly standing: 'formal' | 'test';
  /** From the head of the line to the direct upline. */
  readonly path: readonly string[];
  readonly group: number | undefined;
  readonly isFrozen: boolean;
}

export interface LineBet {
  readonly draw: bigint;
  readonly member: string;
  readonly seq: number;
  readonly stake: bigint;
  readonly prize: bigint;
  readonly refunded: bigint;
  readonly rebate: bigint;
  readonly ownGroup: number | null;
  readonly cancelled: boolean;
}

/** A generator of numbers from a seed, below `below`. */
export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

let number = 0;
const idOf = (): string =>
  `00000000-0000-7000-8000-${(number += 1).toString(16).padStart(12, '0')}`;

/** A tree: some heads of lines, agents below them, and members below any. */
export function randomTree(chance: Chance, size: number): LinePerson[] {
  const people: LinePerson[] = [];
  for (let at = 0; at < size; at += 1) {
    const agents = people.filter(({ kind, path }) => kind !== 'member' && path.length < 7);
    const upline = at < 2 ? undefined : agents[chance(agents.length)];
    people.push({
      id: idOf(),
      kind: upline === undefined ? 'top_agent' : chance(3) === 0 ? 'agent' : 'member',
      standing: chance(12) === 0 && upline !== undefined ? 'test' : 'formal',
      path: upline === undefined ? [] : [...upline.path, upline.id],
      group: chance(5) === 0 ? undefined : 1800 + 2 * chance(79),
      isFrozen: chance(8) === 0,
    });
  }
  return people;
}

// Copies a member under other names, with some columns changed.
const COPY_MEMBER = `
  insert into members.member
  select (jsonb_populate_record(m, $2::jsonb)).* from members.member m
  where m.merchant_id = $1 and m.username_key = 'player1'`;

const PUT_TICKET = `
  insert into lottery.ticket select * from jsonb_populate_record(null::lottery.ticket, $1::jsonb)`;

const PUT_OUTCOME = `
  insert into lottery.outcome
  select * from jsonb_populate_record(null::lottery.outcome, $1::jsonb)`;

/** The last of the member numbers that were given to people. */
let lastNumber = 900_000;

/** Writes people with what of their accounts counts. */
export async function writePeople(
  test: TestApp,
  superuser: pg.Client,
  people: readonly LinePerson[],
): Promise<void> {
  for (const person of people) {
    const { id, kind, standing, path, group, isFrozen } = person;
    const name = `line${id.slice(-6)}`;
    const columns = {
      member_id: id,
      number: (lastNumber += 1),
      username: name,
      username_key: name,
      kind,
      standing_group: standing,
      upline_id: path.at(-1) ?? null,
      path,
      referral_code: `LINE${id.slice(-8).toUpperCase()}`,
      state: isFrozen ? 'frozen' : 'active',
      freeze_level: isFrozen ? 2 : 0,
    };
    await superuser.query(COPY_MEMBER, [test.merchant.id, JSON.stringify(columns)]);
    if (group === undefined) continue;
    await superuser.query('insert into agents.account values ($1, $2, $3)', [
      test.merchant.id,
      id,
      group,
    ]);
  }
}

/** Writes a settled draw without bets, like the first lottery's, and returns its id. */
export async function writeDraw(test: TestApp, superuser: pg.Client, at: number): Promise<bigint> {
  const { rows } = await superuser.query<{ draw_id: string }>(
    `insert into lottery.draw (merchant_id, lottery, issue, ordinal, proof_id, state, opens_at,
       closes_at, draw_at, mode, rules, rules_hash, commitment, sealed_seed, cosigners,
       odds_version, result_version, numbers, settled_at)
     select merchant_id, lottery, 'SSC1-TEST-' || n, 900000000 + n, 'test-' || n, 'SETTLED',
       to_timestamp($2 / 1000.0 - 60), to_timestamp($2 / 1000.0 - 2), to_timestamp($2 / 1000.0),
       mode, rules, rules_hash, commitment, sealed_seed, cosigners, odds_version, 1, '12345',
       to_timestamp($2 / 1000.0)
     from (select * from lottery.draw where merchant_id = $1 and lottery = 'SSC1' limit 1) d,
       (select $3::int as n) as one
     returning draw_id::text`,
    [test.merchant.id, at, (number += 1)],
  );
  const draw = BigInt(rows[0]?.draw_id ?? '0');
  await writeResult(test, superuser, draw, { version: 1, numbers: '12345', at });
  return draw;
}

/** Writes a version of a draw's result, which is due to be counted. */
export async function writeResult(
  test: TestApp,
  superuser: pg.Client,
  draw: bigint,
  result: { readonly version: number; readonly numbers: string | null; readonly at: number },
): Promise<void> {
  const { version, numbers, at } = result;
  const key = [test.merchant.id, draw.toString(), version];
  await superuser.query(
    `insert into lottery.result values ($1, $2, $3, $4, 'test', 'test', null, house_now())`,
    [...key, numbers],
  );
  await superuser.query(
    'update lottery.draw set result_version = $3 where merchant_id = $1 and draw_id = $2',
    key,
  );
  await superuser.query(
    `insert into agents.draw_due values ($1, $2, $3, to_timestamp($4 / 1000.0))`,
    [...key, at],
  );
}

/** Random bets of people on a draw. */
export function randomBets(
  chance: Chance,
  people: readonly LinePerson[],
  draw: bigint,
  count: number,
): LineBet[] {
  return Array.from({ length: count }, (_, at): LineBet => {
    const person = people[chance(people.length)] as LinePerson;
    const stake = BigInt(1 + chance(chance(2) === 0 ? 30 : 5_000_000));
    const refunded = chance(9) === 0 ? stake / BigInt(1 + chance(2)) : 0n;
    const prize = refunded === 0n && chance(3) === 0 ? stake * BigInt(chance(4)) : 0n;
    return {
      draw,
      member: person.id,
      seq: at + 1,
      stake,
      refunded,
      prize,
      rebate: BigInt(chance(50)),
      ownGroup: person.group === undefined ? null : Math.min(person.group, 1956),
      cancelled: chance(15) === 0,
    };
  });
}

/** Writes tickets, and their outcomes under a version of the result. */
export async function writeBets(
  test: TestApp,
  superuser: pg.Client,
  bets: readonly LineBet[],
): Promise<void> {
  const merchant = test.merchant.id;
  for (const bet of bets) {
    const ticket = {
      ...keyOf(merchant, bet),
      notes: 1,
      multiple: 1,
      rebate_points: 0,
      trial: false,
      unit: 1,
      stake: bet.stake.toString(),
      rebate: bet.rebate.toString(),
      nonce: '',
      style: 'GROUP',
      play: 'FixedPlace',
      terms: '1900',
      pick: '1',
      own_group: bet.ownGroup,
    };
    await superuser.query(PUT_TICKET, [JSON.stringify(ticket)]);
    if (bet.cancelled) {
      await superuser.query(
        `insert into lottery.cancellation values ($1, $2, $3, $4, gen_random_uuid(), $5, '')`,
        [merchant, bet.draw, bet.seq + 1_000_000, bet.seq, bet.member].map(textOf),
      );
    }
  }
  await writeOutcomes(test, superuser, bets, 1);
}

const textOf = (value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** Writes what bets won or got back under a version of the result. */
export async function writeOutcomes(
  test: TestApp,
  superuser: pg.Client,
  bets: readonly LineBet[],
  version: number,
): Promise<void> {
  for (const bet of bets) {
    if (bet.cancelled || bet.prize + bet.refunded === 0n) continue;
    const outcome = {
      ...keyOf(test.merchant.id, bet),
      version,
      status: 4,
      trial: false,
      // Outcomes of an older version have none.
      stake: bet.seq % 2 === 0 ? bet.stake.toString() : null,
      prize: bet.prize.toString(),
      refunded: bet.refunded.toString(),
      capped: 0,
      limited: 0,
      rebate_cut: 0,
    };
    await superuser.query(PUT_OUTCOME, [JSON.stringify(outcome)]);
  }
}

const keyOf = (merchant: number, { draw, seq, member }: LineBet) => ({
  merchant_id: merchant,
  draw_id: draw.toString(),
  seq,
  member_id: member,
});
