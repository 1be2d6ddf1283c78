// The figures of each page about a member's money, compared with every other page and the ledger.
import { parseDelta } from '@fairhouse/values';
import {
  chaseAccount,
  currencyOf,
  heldAccount,
  houseAccount,
  mainAccount,
  receivableAccount,
} from '../../apps/server/src/accounts.ts';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import { betTotals } from '../../apps/web/src/features/lottery/bets/bet-totals.ts';
import { TURNOVER_REQUIRED, type Person } from './person.ts';

/** Ten-thousandths, signed as the member sees them. */
export interface Sums {
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  net: bigint;
}

const PAGE = 100;
/** Order states of lottery.md 2.3 other than cancellations. */
const UNCANCELLED = [2, 4, 5, 12, 16];

/** Compares the pages of one member; returns its sums and the disagreements. */
export async function comparePages(
  test: TestApp,
  backoffice: ReturnType<TestApp['backoffice']>,
  person: Person,
): Promise<{ sums: Sums; problems: string[] }> {
  const { client, member } = person;
  const profit = valueOf(await client.call('personalProfit', {})).total;
  const sums: Sums = {
    stake: units(profit.stake),
    payout: units(profit.payout),
    rebate: units(profit.rebate),
    net: units(profit.net),
  };
  const funds = valueOf(await client.call('fundsConsolidated', {}));
  const balance = valueOf(await client.call('balance', {}));
  const bets = await sumBets(client);
  const shares = await sumShares(client);
  const record = await sumRecord(client);
  const { left } = valueOf(await client.call('turnoverList', {}));
  const console = await sumConsole(backoffice, member);
  const { context: app, merchant } = test;
  const at = (address: ReturnType<typeof mainAccount>) =>
    app.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
  const main = await at(mainAccount('real', member));
  const held = (await at(chaseAccount('real', member))) + (await at(heldAccount('real', member)));
  const debt = -(await at(receivableAccount('real', member)));
  const worth = main + held - debt;
  const problems: string[] = [];
  const equal = (what: string, one: bigint, other: bigint): void => {
    if (one !== other) problems.push(`${what}: ${one} and ${other}`);
  };
  equal('net of personal loss', sums.net, sums.payout + sums.rebate - sums.stake);
  equal('stake: personal loss and wallet', sums.stake, units(funds.todayStake));
  equal('net: personal loss and wallet', sums.net, units(funds.todayNet));
  equal('stake: personal loss and betting record', sums.stake, bets.stake + shares.stake);
  equal('payout: personal loss and betting record', sums.payout, bets.payout + shares.payout);
  equal('net: personal loss and betting record', sums.net, bets.net + shares.net);
  equal('stake: personal loss and turnover', sums.stake, TURNOVER_REQUIRED - units(left));
  equal('orders: read and counted', bets.orders, bets.total);
  equal('orders: all and by state', bets.total, await countByState(client));
  equal('offers: all and by state', shares.offers, await countOffersByState(client));
  equal('stake less returned: betting record and console', bets.console + shares.console, console);
  equal('main: wallet and ledger', units(funds.main), main);
  equal('set aside: wallet and ledger', units(funds.locked), held);
  equal('sum: wallet and header', units(funds.sumBalance), units(balance.sumBalance));
  equal('main: account record and ledger', record.all, main);
  const play = worth - units(profit.deposits) + units(profit.withdrawals) + record.fees;
  equal('net: personal loss and ledger', sums.net, play);
  return { sums, problems: problems.map((problem) => `${member} ${problem}`) };
}

type PlayerClient = Person['client'];

/** The figures of the betting record, by the site's own sums. */
async function sumBets(client: PlayerClient) {
  const sums = { stake: 0n, payout: 0n, net: 0n, console: 0n, orders: 0n, total: 0n };
  let cursor: string | undefined;
  do {
    const page = valueOf(
      await client.call('myBets', { pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
    );
    const shown = betTotals(page.list);
    sums.stake += units(shown.stake);
    sums.payout += units(shown.prize);
    sums.net += units(shown.result) - units(shown.open);
    sums.orders += BigInt(page.list.length);
    sums.total = BigInt(page.total);
    for (const { status, stake, prize, refunded } of page.list) {
      if (UNCANCELLED.includes(status))
        sums.console += units(stake) - units(prize) - units(refunded);
    }
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return sums;
}

/** The figures of the shares of group buys that were placed, as the betting record has them. */
async function sumShares(client: PlayerClient) {
  const sums = { stake: 0n, payout: 0n, net: 0n, console: 0n, offers: 0n };
  let cursor: string | undefined;
  do {
    const page = valueOf(
      await client.call('myOffers', { pageSize: 50, ...(cursor ? { cursor } : {}) }),
    );
    for (const { state, mine } of page.list) {
      sums.offers += 1n;
      if (mine === undefined || state !== 'PLACED') continue;
      const [stake, prize, refunded] = [units(mine.stake), units(mine.prize), units(mine.refunded)];
      sums.stake += stake - refunded;
      sums.payout += prize;
      sums.net += prize + refunded + units(mine.rebate) - stake;
      sums.console += stake - prize - refunded;
    }
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return sums;
}

/** How many offers the betting record has in all of their states. */
async function countOffersByState(client: PlayerClient): Promise<bigint> {
  let offers = 0;
  for (const state of ['open', 'won', 'lost', 'returned'] as const) {
    offers += valueOf(await client.call('myOffers', { state, pageSize: 1 })).total;
  }
  return BigInt(offers);
}

/** How many orders the betting record has in all of its states. */
async function countByState(client: PlayerClient): Promise<bigint> {
  let orders = 0;
  for (const state of ['open', 'won', 'lost', 'returned'] as const) {
    orders += valueOf(await client.call('myBets', { state, pageSize: 1 })).total;
  }
  return BigInt(orders);
}

async function sumRecord(client: PlayerClient) {
  const sums = { all: 0n, fees: 0n };
  let cursor: string | undefined;
  do {
    const page = valueOf(
      await client.call('memTransDet', { pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
    );
    for (const { amount, kind } of page.list) {
      sums.all += units(amount);
      if (kind === 'FEE') sums.fees -= units(amount);
    }
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return sums;
}

/** The sum of the console's list of a member's bets, without cancelled orders. */
async function sumConsole(backoffice: ReturnType<TestApp['backoffice']>, member: Person['member']) {
  let sum = 0n;
  let cursor: string | undefined;
  do {
    const place = cursor ? { cursor } : {};
    const page = valueOf(
      await backoffice.call('memberBets', { id: member, pageSize: PAGE, ...place }),
    );
    for (const { stake, returned, cancelled } of page.list) {
      if (!cancelled) sum += units(stake) - units(returned);
    }
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return sum;
}

/** Compares the dashboard and the house's accounts with the sums of all members. */
export async function compareHouseAccounts(
  test: TestApp,
  backoffice: ReturnType<TestApp['backoffice']>,
  all: readonly Sums[],
): Promise<string[]> {
  const total = (part: keyof Sums) => all.reduce((sum, each) => sum + each[part], 0n);
  const shown = valueOf(await backoffice.call('dashboard', {}));
  const { context: app, merchant } = test;
  const at = (name: string) =>
    app.ledger.balance(merchant.id, currencyOf(merchant.currency), houseAccount('real', name));
  const problems: string[] = [];
  const equal = (what: string, one: bigint, other: bigint): void => {
    if (one !== other) problems.push(`${what}: ${one} and ${other}`);
  };
  equal('stakes: dashboard and members', units(shown.stakes.amount), total('stake'));
  equal('payouts: dashboard and members', units(shown.payouts.amount), total('payout'));
  equal('rebates: dashboard and members', units(shown.rebates.amount), total('rebate'));
  equal('result: dashboard and members', units(shown.result), -total('net'));
  equal(
    'result: dashboard and ledger',
    units(shown.result),
    (await at('lottery')) + (await at('rebate')),
  );
  equal('chases: the house has no chase money', await at('chase'), 0n);
  return problems;
}

/** Compares the console's figures of each draw with the sums of all members. */
export async function compareDraws(
  backoffice: ReturnType<TestApp['backoffice']>,
  issues: readonly string[],
  all: readonly Sums[],
): Promise<string[]> {
  const total = (part: keyof Sums) => all.reduce((sum, each) => sum + each[part], 0n);
  const sums = { stake: 0n, prize: 0n, result: 0n };
  for (const issue of issues) {
    const { draw, totals } = valueOf(await backoffice.call('drawDetail', { issue }));
    const latest = Math.max(...totals.map(({ version }) => version));
    for (const each of totals.filter(({ version, trial }) => version === latest && !trial)) {
      sums.stake += units(each.stake);
      sums.prize += units(each.prize);
      sums.result += units(each.result);
    }
    if (totals.length > 0) continue;
    sums.stake += units(draw.stake);
    sums.result += units(draw.stake);
  }
  const problems: string[] = [];
  if (sums.stake !== total('stake'))
    problems.push(`stakes: draws and members: ${sums.stake} and ${total('stake')}`);
  if (sums.prize !== total('payout'))
    problems.push(`payouts: draws and members: ${sums.prize} and ${total('payout')}`);
  if (sums.result !== -total('net'))
    problems.push(`result: draws and members: ${sums.result} and ${-total('net')}`);
  return problems;
}

function units(text: string): bigint {
  const read = parseDelta(text);
  if (read === undefined) throw new Error(`${text} is not an amount`);
  return read;
}
