// The tree of the kill test, its contracts and its bets. One line has contracts of all four kinds.
// In the others an upline owes a dividend for a team that lost, and earns none because another team
// below it won more: it has nothing to pay from, and its debt remains.
import type { WireTerms } from '../../demo/history/contracts-of.ts';
import type { AgreedContract } from '../../demo/history/contracts.ts';
import type { Tree } from '../../demo/history/people.ts';

/**
 * Lines whose uplines cannot pay, with what their members bet: nine digits of ten win more than the
 * one digit loses. Whatever is drawn spoils one line at most.
 */
const BETS_OF_POOR = {
  stork: { wins: '012345678', loses: '7' },
  egret: { wins: '123456789', loses: '3' },
  crane: { wins: '012356789', loses: '5' },
} as const;
const POOR = ['stork', 'egret', 'crane'] as const satisfies (keyof typeof BETS_OF_POOR)[];

const RATES = {
  dividend: [30, 20, 10],
  daily: [0.8, 0.6, 0.4],
  hourly: [0.5, 0.4, 0.3],
  realtime: [0.5, 0.4, 0.3],
} as const;

const LINE = ['heron1', 'heron2', 'heron3'] as const;

const tier = (per: number, minTurnover = '0') => ({
  minTurnover,
  minLoss: '0',
  minActive: 0,
  minDeposit: '0',
  ratePct: String(per),
});

const base = { categories: ['LOTT' as const], activeMinBet: '20' };

const dividend = (depth: number): WireTerms => ({
  ...base,
  kind: 'DIVIDEND',
  basis: 'NET_LOSS',
  period: 'DAY',
  carryMode: 'NONE',
  tierMetric: 'TOTAL',
  tiers: [tier(RATES.dividend[depth - 1] ?? 0)],
});

const daily = (depth: number): WireTerms => {
  const rate = RATES.daily[depth - 1] ?? 0;
  const tiers = [tier(rate / 2), tier(rate, '500')];
  return { ...base, kind: 'DAILY_SALARY', basis: 'ALL', period: 'DAY', tiers };
};

const hourly = (depth: number): WireTerms => {
  const tiers = [tier(RATES.hourly[depth - 1] ?? 0)];
  return { ...base, kind: 'HOUR_SALARY', basis: 'ALL', period: 'HOUR', tiers };
};

const realtime = (depth: number): WireTerms => {
  const tiers = [tier(RATES.realtime[depth - 1] ?? 0)];
  return { ...base, kind: 'REALTIME_SALARY', basis: 'ALL', period: 'SLOT_5M', tiers };
};

/** The agents and members; the names of members say what they do. */
export const TREE: Tree = {
  agents: [
    ...LINE.map((username, at) => ({
      username,
      fullName: 'Gabriel Santos',
      upline: at === 0 ? undefined : `heron${at}`,
      depth: at + 1,
    })),
    ...POOR.flatMap((line) =>
      [1, 2, 3, 4].map((number) => ({
        username: `${line}${number}`,
        fullName: 'Gabriel Santos',
        upline: number === 1 ? undefined : `${line}${Math.min(number - 1, 2)}`,
        depth: Math.min(number, 3),
      })),
    ),
  ],
  members: [
    ...LINE.flatMap((upline) =>
      [1, 2].map((number) => ({
        username: `plays${number}${upline}`,
        fullName: 'Gabriel Santos',
        upline,
      })),
    ),
    ...POOR.flatMap((line) => [
      { username: `loses${line}`, fullName: 'Gabriel Santos', upline: `${line}3` },
      { username: `wins${line}`, fullName: 'Gabriel Santos', upline: `${line}4` },
    ]),
  ],
};

/** The uplines whose wallets stay empty while they owe. */
export const POOR_UPLINES: readonly string[] = POOR.map((line) => `${line}2`);

/** Contracts that are agreed before the first day; of the poor lines the dividends only. */
export const FIRST_CONTRACTS: readonly AgreedContract[] = TREE.agents.flatMap(
  ({ username, depth }) => {
    const isLine = LINE.some((name) => name === username);
    const kinds = isLine ? [dividend, daily, hourly] : [dividend];
    return kinds.map((terms) => ({ username, terms: terms(depth) }));
  },
);

/** Contracts that are agreed later, so that fewer slots of five minutes are due. */
export const REALTIME_CONTRACTS: readonly AgreedContract[] = LINE.map((username, at) => ({
  username,
  terms: realtime(at + 1),
}));

export interface MemberBet {
  /** The chosen digits of one place. */
  readonly digits: string;
  readonly multiple: number;
}

/**
 * The bet of a member on the draw of that number in a day; `pick` chooses among what ordinary
 * members bet.
 */
export function betOfMember(
  username: string,
  draw: number,
  pick: <Item>(items: readonly Item[]) => Item,
): MemberBet | undefined {
  const isOrdinary = username.startsWith('plays');
  if (!isOrdinary && draw > 0) return undefined;
  for (const line of POOR) {
    const { wins, loses } = BETS_OF_POOR[line];
    if (username === `wins${line}`) return { digits: wins, multiple: 250 };
    if (username === `loses${line}`) return { digits: loses, multiple: 100 };
  }
  return { digits: pick(['0', '13', '579', '02468']), multiple: pick([5, 20, 50]) };
}
