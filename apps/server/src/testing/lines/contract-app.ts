// A test app with a line of agents, their sessions, and figures of their teams.
import type { ContractTerms, Tier } from '@fairhouse/rules/agency';
import {
  amount,
  assert,
  parseAmount,
  rate,
  ZERO,
  type Amount,
  type Day,
  type Id,
} from '@fairhouse/values';
import { wireTerms } from '@fairhouse/calls/player';
import pg from 'pg';
import * as z from 'zod';
import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  demoMemberId,
} from '../../../../../demo/demo-members.ts';
import {
  createCredential,
  createMember,
  findMember,
  hashPassword,
  type MemberKind,
} from '../../modules/members/index.ts';
import { transaction } from '../../platform/sql.ts';
import { agree } from '../agree.ts';
import { logInOperator } from '../log-in-operator.ts';
import { logInPlayer, valueOf, type Player } from '../lottery-app.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export interface ContractApp {
  readonly test: TestApp;
  /** Runs a statement as the database's owner. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** From the top down: `house`, `upline`, then two agents below it. */
  readonly agents: Readonly<Record<AgentName, Player>>;
  idOf(name: AgentName | 'downline1'): Id<'member'>;
  /** Turns the clock on; every agent logs in again. */
  advance(ms: number): Promise<void>;
  /** Adds a day of play to a member and to every team that it is of. */
  play(name: AgentName | 'downline1', day: Day, play: Play): Promise<void>;
  close(): Promise<void>;
}

export type AgentName = 'house' | 'upline' | 'carol' | 'dave';

export interface Play {
  readonly bet: string;
  readonly payout?: string;
  readonly winStake?: string;
  readonly lossStake?: string;
  readonly hour?: Date;
}

const money = (text: string): Amount => parseAmount(text) ?? amount(0n);

export async function openContractApp(): Promise<ContractApp> {
  const test = await openTestApp();
  const owner = new pg.Pool({ connectionString: test.databaseUrl, max: 3 });
  const sql = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await owner.query(text, [...values])).rows as Row[];
  const ids = new Map<string, Id<'member'>>();
  for (const name of ['house', 'upline', 'downline1'] as const) {
    ids.set(name, demoMemberId(test.merchant, name));
  }
  const idOf = (name: string): Id<'member'> => {
    const id = ids.get(name);
    assert(id !== undefined, `there is a member ${name}`);
    return id;
  };
  for (const [name, upline] of [
    ['carol', 'upline'],
    ['dave', 'carol'],
  ] as const) {
    ids.set(name, await addAgent(test, name, idOf(upline), 'agent'));
  }
  const agents: Record<AgentName, Player> = {
    house: await logInPlayer(test, 'house', '0'),
    upline: await logInPlayer(test, 'upline', '0'),
    carol: await logIn(test, 'carol', idOf('carol')),
    dave: await logIn(test, 'dave', idOf('dave')),
  };
  return {
    test,
    sql,
    agents,
    idOf,
    advance: async (ms) => {
      await test.turnClock(ms);
      for (const name of Object.keys(agents) as AgentName[]) {
        agents[name] = await logIn(test, name, idOf(name));
      }
      await sql('update operators.session set seen_at = house_now(), created_at = house_now()');
    },
    play: (name, day, play) => addPlay(test, sql, idOf(name), { day, play }),
    close: async () => {
      await owner.end();
      await test.close();
    },
  };
}

async function logIn(test: TestApp, username: string, member: Id<'member'>): Promise<Player> {
  const login = valueOf(await test.client().call('login', { username, password: DEMO_PASSWORD }));
  return { member, client: test.client({ token: login.token }) };
}

async function addAgent(
  test: TestApp,
  username: string,
  uplineId: Id<'member'>,
  kind: MemberKind,
): Promise<Id<'member'>> {
  const { context: app, merchant } = test;
  const [loginHash, paymentHash] = await Promise.all([
    hashPassword(app, DEMO_PASSWORD),
    hashPassword(app, DEMO_PAYMENT_PASSWORD),
  ]);
  return transaction(app.pool, async (sql) => {
    const now = app.clock.now();
    const upline = await findMember(sql, merchant.id, uplineId);
    const base = { username, kind, group: 'formal', upline, language: 'EN' } as const;
    const id = await createMember(sql, app, merchant, {
      ...base,
      birthday: '1990-01-01',
      address: '127.0.0.1',
      method: 'WEB',
      now,
    });
    assert(id !== undefined, 'the name is free');
    const credential = { member: id, loginHash, paymentHash, at: now, mustChange: false };
    await createCredential(sql, merchant.id, credential);
    return { commit: true, value: id };
  });
}

type RunSql = ContractApp['sql'];

async function addPlay(
  { merchant }: TestApp,
  sql: RunSql,
  member: Id<'member'>,
  { day, play }: { readonly day: Day; readonly play: Play },
): Promise<void> {
  const { bet, payout = '0', winStake = '0', lossStake = bet, hour } = play;
  const figures = [bet, bet, winStake, lossStake, payout].map((each) => String(money(each)));
  const add = (table: string, id: string, time: string, at: unknown, who: string) =>
    sql(
      `insert into agents.${table} as f (merchant_id, ${id}, ${time}, category, bet, valid_bet,
         win_stake, loss_stake, payout, bets)
       select $1, $2, $3, 'LOTT', ($4::bigint[])[1], ($4::bigint[])[2], ($4::bigint[])[3],
         ($4::bigint[])[4], ($4::bigint[])[5], 1
       on conflict (merchant_id, ${id}, ${time}, category) do update set bet = f.bet + excluded.bet,
         valid_bet = f.valid_bet + excluded.valid_bet,
         win_stake = f.win_stake + excluded.win_stake,
         loss_stake = f.loss_stake + excluded.loss_stake, payout = f.payout + excluded.payout,
         bets = f.bets + 1`,
      [merchant.id, who, at, figures],
    );
  const [row] = await sql<{ path: string[]; kind: string }>(
    'select path, kind from members.member where merchant_id = $1 and member_id = $2',
    [merchant.id, member],
  );
  const teams = [...(row?.path ?? []), ...(row?.kind === 'member' ? [] : [member])];
  await add('member_day', 'member_id', 'day', day, member);
  for (const team of teams) await add('team_day', 'agent_id', 'day', day, team);
  if (hour === undefined) return;
  await add('member_hour', 'member_id', 'hour', hour, member);
}

const threshold = { minTurnover: ZERO, minLoss: ZERO, minActive: 0, minDeposit: ZERO };

/** A tier that pays a rate in parts per million from a turnover on. */
export const tier = (ppm: bigint, minTurnover = '0', minActive = 0): Tier => ({
  ...threshold,
  minTurnover: money(minTurnover),
  minActive,
  pay: { kind: 'rate', rate: rate(ppm) },
});

export const dailyTerms = (...tiers: Tier[]): ContractTerms => ({
  kind: 'daily_salary',
  basis: 'all',
  period: 'day',
  categories: ['LOTT'],
  activeMinBet: money('100'),
  tiers,
});

export const dividendTerms = (...tiers: Tier[]): ContractTerms => ({
  kind: 'dividend',
  basis: 'net_loss',
  period: 'half_month',
  carryMode: 'month',
  tierMetric: 'total',
  categories: ['LOTT'],
  activeMinBet: money('100'),
  tiers,
});

export const hourTerms = (...tiers: Tier[]): ContractTerms => ({
  kind: 'hour_salary',
  basis: 'all',
  period: 'hour',
  categories: ['LOTT'],
  activeMinBet: ZERO,
  tiers,
});

export const realtimeTerms = (...tiers: Tier[]): ContractTerms => ({
  kind: 'realtime_salary',
  basis: 'all',
  period: 'slot_5m',
  categories: ['LOTT'],
  activeMinBet: ZERO,
  tiers,
});

/** A contract of the house with the top agent, agreed by two operators and accepted. */
export async function signHouse({ test, agents }: ContractApp, terms: ContractTerms) {
  const console = test.backoffice({ token: await logInOperator(test, 'owner') });
  const reason = 'because the test says so';
  await agree(
    test,
    await console.call('contractHouseOffer', {
      username: 'house',
      terms: encodedTerms(terms),
      reason,
    }),
  );
  const mine = valueOf(await agents.house.client.call('agentContracts', {}));
  const offered = mine.items.find((item) => item.kind === terms.kind.toUpperCase())?.offered;
  assert(offered !== undefined && offered !== null, 'the offer has arrived');
  return valueOf(await agents.house.client.call('agentContractAccept', { id: offered.id }));
}

/** An offer of an agent to its direct. */
export function offer(
  { agents }: ContractApp,
  from: AgentName,
  username: AgentName,
  terms: ContractTerms,
) {
  return agents[from].client.call('agentContractOffer', { username, terms: encodedTerms(terms) });
}

/** Offers and accepts. */
export async function sign(app: ContractApp, from: AgentName, to: AgentName, terms: ContractTerms) {
  const { contract } = valueOf(await offer(app, from, to, terms));
  return valueOf(await app.agents[to].client.call('agentContractAccept', { id: contract.id }));
}

/** Terms as a call takes them. */
export const encodedTerms = (terms: ContractTerms) => z.encode(wireTerms, terms) as never;
