// The limits on the numbers of a lottery, for pricing and placing; cached with the catalogue, so
// that an order needs no extra statement.
import {
  exposureItems,
  holdsItem,
  itemShare,
  oppositeItem,
  readItem,
  type Bet,
  type Family,
  type NumberItem,
} from '@fairhouse/rules/lottery';
import type { LimitRow } from './store/number-limits.ts';

export interface Item {
  readonly item: string;
  readonly stake: bigint;
  readonly liability: bigint;
}

/** The maximum of one order, one member or all members on an item, as stake or liability. */
export interface ItemCap {
  readonly item: string;
  readonly scope: 'order' | 'member' | 'merchant';
  readonly measure: 'stake' | 'liability';
  readonly most: bigint;
}

/** The maximum that a member may stake on the smaller of two opposite items. */
export interface ItemPair {
  readonly item: string;
  readonly opposite: string;
  readonly most: bigint;
}

/** A number that pays a percentage of its odds; 0 closes it. */
export interface NumberPay {
  readonly number: NumberItem;
  readonly percent: number;
  readonly issue: string | undefined;
}

interface Cap {
  /** An item, `Play:*` or `*`. */
  readonly item: string;
  /** The single number that it applies to, if any. */
  readonly number: NumberItem | undefined;
  readonly scope: 'order' | 'member' | 'merchant';
  readonly measure: 'stake' | 'liability';
  readonly most: bigint;
  readonly issue: string | undefined;
  /** Only bets from this instant on count. */
  readonly since: number;
}

interface Pair {
  readonly most: bigint;
  readonly issue: string | undefined;
  readonly since: number;
}

export interface NumberLimits {
  readonly pays: readonly NumberPay[];
  readonly caps: readonly Cap[];
  readonly pairs: readonly Pair[];
}

/** The limits of one lottery from its rows; a row that the rules can no longer read is ignored. */
export function readLimits(family: Family, rows: readonly LimitRow[]): NumberLimits {
  const [pays, caps, pairs]: [NumberPay[], Cap[], Pair[]] = [[], [], []];
  for (const row of rows) {
    const common = { issue: row.issue ?? undefined, since: row.made_at.getTime() };
    const number = readItem(family, row.item);
    const { item, scope, measure, most } = row;
    if (row.kind === 'pay') {
      if (number) pays.push({ number, percent: row.pay_percent ?? 0, issue: common.issue });
    } else if (row.kind === 'pair') pairs.push({ ...common, most: most ?? 0n });
    else if (scope && measure)
      caps.push({ ...common, item, number, scope, measure, most: most ?? 0n });
  }
  return { pays, caps, pairs };
}

interface IssueScope {
  readonly issue?: string | undefined;
}

const appliesTo = (limit: IssueScope, issue: string | undefined): boolean =>
  limit.issue === undefined || limit.issue === issue;

/** The limit on the worst paid number of a bet; undefined if all numbers pay their full odds. */
export function worstPay(
  { pays }: NumberLimits,
  bet: Bet,
  issue: string | undefined,
): NumberPay | undefined {
  let worst: NumberPay | undefined;
  for (const pay of pays) {
    const isOn = pay.number.play === bet.play && appliesTo(pay, issue);
    if (!isOn || pay.percent >= (worst?.percent ?? 100)) continue;
    if (holdsItem(bet.picks, pay.number)) worst = pay;
  }
  return worst;
}

/**
 * Whether a chase's bet may not be placed on a draw, because one of its numbers is closed or pays
 * less in this draw only. A reduction until further notice does not change the odds of an existing
 * chase (lottery.md 2.5).
 */
export function isBarred({ pays }: NumberLimits, bet: Bet, issue: string): boolean {
  return pays.some(
    (pay) =>
      pay.number.play === bet.play &&
      (pay.issue === issue || (pay.issue === undefined && pay.percent === 0)) &&
      holdsItem(bet.picks, pay.number),
  );
}

type ExposedBet = Parameters<typeof exposureItems>[0];

/** Tickets of up to this many numbers are split into numbers if each number is capped. */
const MOST_CAPPED = 1000;

/** The exposure of bets per item, with the limits that apply to it at an instant. */
export interface LimitedItems {
  readonly items: readonly Item[];
  /** The items that are also limited per member. */
  readonly memberItems: readonly Item[];
  readonly caps: readonly ItemCap[];
  readonly pairs: readonly ItemPair[];
}

export const NOTHING_LIMITED: LimitedItems = { items: [], memberItems: [], caps: [], pairs: [] };

/**
 * The total exposure of bets per item, with the limits that apply to it in a draw. `placedAt` is
 * given for earlier bets: later limits did not count them and must not release them.
 */
export function limitedItems(
  family: Family,
  limits: NumberLimits,
  bets: readonly ExposedBet[],
  scope: { readonly issue: string | undefined; readonly placedAt?: number },
): LimitedItems {
  const counts = (limit: IssueScope & { readonly since: number }): boolean =>
    appliesTo(limit, scope.issue) &&
    (scope.placedAt === undefined || limit.since <= scope.placedAt);
  const caps = limits.caps.filter(counts);
  const pair = limits.pairs.filter(counts);
  const items = new Map<string, { item: string; stake: bigint; liability: bigint }>();
  for (const bet of bets) {
    for (const each of itemsOf(bet, caps)) {
      const known = items.get(each.item);
      if (known) {
        known.stake += each.stake;
        known.liability += each.liability;
      } else items.set(each.item, { ...each });
    }
  }
  const all = [...items.values()];
  if (caps.length === 0 && pair.length === 0) return { ...NOTHING_LIMITED, items: all };
  const capped = all.flatMap(({ item }) =>
    caps.filter((cap) => covers(cap, item)).map((cap) => ({ ...cap, item })),
  );
  const most = pair.reduce<bigint | undefined>(
    (least, each) => (least === undefined || each.most < least ? each.most : least),
    undefined,
  );
  const pairs = most === undefined ? [] : all.flatMap(({ item }) => pairOf(family, item, most));
  const own = new Set(pairs.map(({ item }) => item));
  for (const cap of capped) if (cap.scope === 'member') own.add(cap.item);
  return {
    items: all,
    memberItems: all.filter(({ item }) => own.has(item)),
    caps: capped.map(({ item, scope, measure, most: limit }) => ({
      item,
      scope,
      measure,
      most: limit,
    })),
    pairs,
  };
}

function pairOf(family: Family, item: string, most: bigint): ItemPair[] {
  const opposite = oppositeItem(family, item);
  return opposite === undefined ? [] : [{ item, opposite, most }];
}

/**
 * The items of a bet; a capped number of a ticket that is listed as a whole is listed separately.
 */
function itemsOf(bet: ExposedBet, caps: readonly Cap[]): Item[] {
  const { play } = bet;
  const own = caps.filter(({ item }) => item === '*' || item.startsWith(`${play.code}:`));
  const each = own.some(({ number }) => number === undefined);
  const items: Item[] = exposureItems(bet, each ? MOST_CAPPED : undefined);
  for (const { number } of own) {
    if (number === undefined || items.some(({ item }) => item === number.item)) continue;
    const share = itemShare(bet, number);
    if (share) items.push(share);
  }
  return items;
}

function covers({ item }: Cap, name: string): boolean {
  return item === '*' || item === name || item === `${name.slice(0, name.indexOf(':'))}:*`;
}
