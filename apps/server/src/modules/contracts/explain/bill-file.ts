// A bill explained as a file: one line for each figure of each level.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  countsLoss,
  countsStakes,
  leastCoverage,
  lossOfParts,
  restOfParts,
  type BillParts,
  type ContractTerms,
} from '@fairhouse/rules/agency';
import {
  delta,
  formatAmount,
  formatRate,
  ok,
  type Day,
  type Language,
  type Rate,
} from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { showBill } from '../bills/index.ts';
import { csvFile } from '../../wallet/index.ts';
import { findOwnBill, maySeeBets } from './explain-bill.ts';
import { balanceOfBill, betsOfBill, daysOfBill, membersOfBill, partsOfBill } from './levels.ts';
import {
  COVERAGE_HEADINGS,
  LOSS_HEADINGS,
  PLAY_HEADINGS,
  STAKE_HEADINGS,
} from './file-headings.ts';

type Row = PlayerCalls['agentBillCsv'];
type Lines = (readonly string[])[];

/** The most lines of bets in a file. */
const BETS_MAX = 20_000;

/**
 * The bill, its days, their members, and the bets of members whose bets the caller may see. Each
 * level adds up to the one above; `ZERO` and `CORRECTION` are what the bill has and its days do
 * not.
 */
export async function writeBillFile(call: CallOf<Row>): Promise<Answer<Row>> {
  const found = await findOwnBill(call, call.input.id);
  if (found === undefined) return refuse('contract.bill_unknown');
  const { kind, periodKey, username, gross, figures } = showBill(found.bill);
  const { terms } = found;
  const days = await daysOfBill(call, found);
  const { raised, changed } = balanceOfBill(found, days);
  const { carryIn, base } = figures;
  const lines: Lines = [
    lineOf(terms, partsOfBill(found), {
      level: 'BILL',
      day: periodKey,
      username,
      gross: formatAmount(gross),
      ends: [formatAmount(carryIn), formatAmount(base)],
    }),
  ];
  if (raised !== undefined) lines.push(lineOf(terms, raised, { level: 'ZERO' }));
  if (changed !== undefined) lines.push(lineOf(terms, negative(changed), { level: 'CORRECTION' }));
  const isVisible = await maySeeBets(call);
  let left = BETS_MAX;
  for (const day of days) {
    lines.push(lineOf(terms, day, { level: 'DAY', day: day.day }));
    const { members, rest } = await membersOfBill(call, found, day);
    for (const member of members) {
      const { username: name } = member;
      lines.push(lineOf(terms, member, { level: 'MEMBER', day: day.day, username: name }));
      if (!isVisible(member.id)) continue;
      const asked = { day: day.day, member: member.id, sums: member, limit: left };
      const bets = left === 0 ? [] : await betsOfBill(call, found, asked);
      left -= bets.length;
      lines.push(...linesOfBets(terms, { day: day.day, member, bets }));
    }
    if (rest !== undefined) lines.push(lineOf(terms, rest, { level: 'MEMBER', day: day.day }));
  }
  const name = `${kind}-${periodKey}`.replace(/[^\w.-]/g, '-');
  return ok(csvFile(name, [headingsOf(terms, call.language), ...lines]));
}

function linesOfBets(
  terms: ContractTerms,
  of: {
    readonly day: Day;
    readonly member: BillParts & { readonly username: string };
    readonly bets: Awaited<ReturnType<typeof betsOfBill>>;
  },
): Lines {
  const { day, member, bets } = of;
  const own = { level: 'BET', day, username: member.username };
  const lines = bets.map((bet) =>
    lineOf(terms, bet, {
      ...own,
      issue: bet.issue,
      ticket: String(bet.ticket),
      coverage: bet.coverage === undefined ? '' : percentText(bet.coverage),
      hedged: bet.isHedged ? HEDGED_MARK : '',
    }),
  );
  // What has no bet of its own is a line without a draw: vendors' games, bets beyond the most
  // lines, and what the ledger booked.
  const rest = restOfParts(member, bets);
  return rest === undefined ? lines : [...lines, lineOf(terms, rest, own)];
}

interface LineNames {
  readonly level: string;
  readonly day?: string;
  readonly username?: string;
  readonly issue?: string;
  readonly ticket?: string;
  readonly gross?: string;
  /** Of a bet, where the contract asks for it. */
  readonly coverage?: string;
  readonly hedged?: string;
  /** The last columns of the bill itself. */
  readonly ends?: readonly string[];
}

const HEDGED_MARK = '1';

const percentText = (share: Rate): string => formatRate((share * 100n) as Rate);

const countsCoverage = (terms: ContractTerms): boolean => leastCoverage(terms) !== undefined;

const money = (units: bigint): string => formatAmount(delta(units));

/** A line with the columns that the contract counts. */
function lineOf(terms: ContractTerms, parts: BillParts, names: LineNames): readonly string[] {
  const { level, day = '', username = '', issue = '', ticket = '', gross = '' } = names;
  const { bet, payout, winStake, lossStake, rebate, activity, salary, fees, deposit } = parts;
  return [
    level,
    day,
    username,
    issue,
    ticket,
    money(bet),
    money(payout),
    gross,
    ...(countsStakes(terms) ? [money(winStake), money(lossStake)] : []),
    ...(countsCoverage(terms)
      ? [money(parts.narrowStake), names.coverage ?? '', names.hedged ?? '']
      : []),
    ...(countsLoss(terms)
      ? [rebate, activity, salary, fees, lossOfParts(parts), deposit].map(money)
      : []),
    ...(countsLoss(terms) ? (names.ends ?? ['', '']) : []),
  ];
}

const negative = (parts: BillParts): BillParts =>
  Object.fromEntries(Object.entries(parts).map(([name, units]) => [name, -units])) as BillParts;

const headingsOf = (terms: ContractTerms, language: Language): readonly string[] => [
  ...PLAY_HEADINGS[language],
  ...(countsStakes(terms) ? STAKE_HEADINGS[language] : []),
  ...(countsCoverage(terms) ? COVERAGE_HEADINGS[language] : []),
  ...(countsLoss(terms) ? LOSS_HEADINGS[language] : []),
];
