// Runs an example of a ticket event: chase, rebate, commission, cap, void, correction, text import.
import { amount, parseRate, ZERO, type Amount, type Rate } from '@fairhouse/values';
import { settleChase } from '../../lottery/chase/settle-chase.ts';
import { planChase, type ChaseMethod } from '../../lottery/chase/plan-chase.ts';
import { importLines } from '../../lottery/slip/import-lines.ts';
import { commissions, rebate } from '../../lottery/pricing/rebate.ts';
import { NO_CAPS, settleBet, type SettledBet } from '../../lottery/settling/settle.ts';
import { prizePerNote } from '../../lottery/pricing/terms.ts';
import { compareFields, type RunResult } from './compare.ts';
import {
  decimal,
  failed,
  isList,
  isObject,
  PASSED,
  skipped,
  type Json,
  type JsonObject,
  type Outcome,
} from './example.ts';
import { findSscPlay } from './find-ssc-play.ts';
import { readExampleBet, readDraw, readMoney, stakeOf } from './run-bet.ts';

/** Runs a TICKET example; unsupported ticket events are skipped. */
export function runTicket(example: JsonObject): Outcome {
  const betType = String(example.betType);
  const selection = isObject(example.selection) ? example.selection : {};
  const run = RUNS.find(([pattern]) => pattern.test(betType))?.[1];
  if (!run) return skipped(`${betType} is not built`);
  const given = run(example, selection);
  if (typeof given === 'string') return failed(given);
  const wrong = compareFields(example, given);
  return wrong.length === 0 ? PASSED : failed(...wrong);
}

type Run = (example: JsonObject, selection: JsonObject) => RunResult | string;

const RUNS: readonly (readonly [RegExp, Run])[] = [
  [/chase/i, runChase],
  [/commission|upline|chain/i, runCommission],
  [/^rebate/i, runRebate],
  [/import|upload|parse|text|entry|manual/i, runImport],
  [/void|empty/i, runVoid],
  [/correct/i, runCorrection],
  [/limit|cap/i, runCapped],
];

/**
 * The bet in a ticket's selection: `{"bet": {"FixedPlace": …}}`, or a betType next to a selection.
 */
function innerBet(example: JsonObject, selection: JsonObject): SettledBet | string {
  const { bet } = selection;
  if (isObject(bet)) {
    const [name, raw] = Object.entries(bet)[0] ?? ['', null];
    const { betType, play, selection: inner } = bet;
    const stated = betType ?? play;
    return typeof stated === 'string' && inner !== undefined
      ? readExampleBet(example, stated, inner)
      : readExampleBet(example, name, raw);
  }
  const name = typeof bet === 'string' ? bet : (selection.betType ?? selection.play);
  const raw = selection.selection ?? selection.pick ?? selection.picks;
  if (typeof name !== 'string' || raw === undefined) return 'selection: no bet in it';
  return readExampleBet(example, name, raw);
}

function runChase(example: JsonObject, selection: JsonObject): RunResult | string {
  const bet = innerBet(example, selection);
  if (typeof bet === 'string') return bet;
  const draws = isList(example.draw) ? example.draw : [];
  const cost = amount(bet.unit * BigInt(bet.notes));
  const prize = bet.play.tiers.reduce<Amount>((most, _, tier) => {
    const each = prizePerNote(bet.play, tier, bet);
    return each > most ? each : most;
  }, ZERO);
  const way = readChaseMethod(String(example.betType), selection, draws.length, bet.multiple);
  if (typeof way === 'string') return way;
  const plan = planChase(way, { stake: cost, prize });
  if (!plan.ok) return { result: 'INFEASIBLE', statuses: [], multiples: [] };
  const { multiples } = plan.value;
  const prepared = multiples.map((_, at) => readDraw(draws[at]));
  const stopsOnShown = find(selection, /shown|appear/i) === true;
  const stop = stopsOnShown ? 'on_shown' : selection.stopOnWin === true ? 'on_win' : undefined;
  const followed = settleChase(bet, multiples, stop, prepared);
  return {
    notes: bet.notes,
    wins: followed.winningNotes,
    stake: followed.charged,
    payout: followed.payout,
    result: followed.winningNotes > 0 ? 'WIN' : followed.payout > 0n ? 'TIE' : 'LOSE',
    statuses: followed.statuses,
    multiples,
  };
}

function readChaseMethod(
  betType: string,
  selection: JsonObject,
  drawn: number,
  bettedMultiple: number,
): ChaseMethod | string {
  const draws = Number(selection.draws ?? selection.count ?? selection.n ?? drawn);
  const list = selection.multiples ?? selection.list ?? selection.custom;
  if (/custom/i.test(betType) || isList(list)) {
    return isList(list)
      ? { way: 'custom', multiples: list.map(Number) }
      : 'selection: no multiples';
  }
  if (/doubl/i.test(betType)) {
    const start = Number(selection.startMultiple ?? selection.start ?? selection.multiple ?? 1);
    const every = Number(selection.every ?? 1);
    const times = Number(selection.times ?? selection.factor ?? 2);
    return { way: 'doubling', draws, start, every, times };
  }
  if (/rate/i.test(betType)) {
    const rate = readShare(selection);
    return rate === undefined ? 'selection: no profit rate' : { way: 'profit_rate', draws, rate };
  }
  if (/profit|amount/i.test(betType)) {
    const profit = readMoney(find(selection, /profit|amount|target|^A$/i));
    return profit === undefined
      ? 'selection: no profit amount'
      : { way: 'profit_amount', draws, profit };
  }
  return { way: 'same', draws, multiple: Number(selection.multiple ?? bettedMultiple) };
}

/** A share such as 0.5; a per cent field, or a value of 5 and more, is read as per cent. */
function readShare(selection: JsonObject): Rate | undefined {
  const name = Object.keys(selection).find((key) => /rate|profit|percent|pct|^r$/i.test(key));
  const text = decimal(name === undefined ? undefined : selection[name]);
  const rate = text === undefined ? undefined : parseRate(text);
  if (rate === undefined) return undefined;
  const isPercent = /percent|pct/i.test(name ?? '') || rate >= 5_000_000n;
  return (isPercent ? rate / 100n : rate) as Rate;
}

function find(selection: JsonObject, pattern: RegExp): Json | undefined {
  const name = Object.keys(selection).find((key) => pattern.test(key));
  return name === undefined ? undefined : selection[name];
}

function runRebate(example: JsonObject, selection: JsonObject): RunResult | string {
  const stake = readMoney(selection.stake ?? example.stake);
  const [own, chosen] = [selection.memberGroup, selection.chosenGroup ?? example.prizeGroup];
  if (stake === undefined || own === undefined) return 'selection: no stake or group';
  return {
    notes: notesFor(example, stake),
    stake,
    wins: 0,
    result: 'REBATE',
    payout: rebate(stake, Number(own), Number(chosen)),
  };
}

/**
 * The groups of the upline in any order: the earnings of each over the next lower group, and their
 * sum as the payout.
 */
function runCommission(example: JsonObject, selection: JsonObject): RunResult | string {
  const stake = readMoney(selection.stake ?? example.stake);
  const groups = groupsIn(selection);
  if (stake === undefined || groups.length < 2) return 'selection: no stake or groups of the line';
  const [member = 0, ...uplines] = [...groups].sort((left, right) => left - right);
  const amounts = commissions(stake, member, uplines);
  const total = amounts.reduce((sum, each) => sum + each, 0n);
  return {
    notes: notesFor(example, stake),
    stake,
    wins: 0,
    result: 'COMMISSION',
    payout: amount(total),
    amounts,
  };
}

/** The number of notes of the example's unit that a stake pays for. */
function notesFor(example: JsonObject, stake: Amount): number {
  return Number(stake / (readMoney(example.unitStake) || 1n));
}

function groupsIn(selection: JsonObject): number[] {
  const groups: number[] = [];
  for (const [key, value] of Object.entries(selection)) {
    if (/chosen|stake|bet|amount|turnover|notes/i.test(key)) continue;
    const flat = isList(value) ? value : isObject(value) ? Object.values(value) : [value];
    for (const each of flat) {
      const group = isObject(each) ? Number(each.group) : Number(each);
      if (Number.isInteger(group) && group >= 1000 && group <= 2000) groups.push(group);
    }
  }
  return groups;
}

function runImport(example: JsonObject, selection: JsonObject): RunResult | string {
  const values = isObject(example.selection) ? Object.values(selection) : [example.selection];
  const texts = values.flatMap((value) =>
    typeof value === 'string' ? [value] : isList(value) ? [value.map(String).join('\n')] : [],
  );
  const named = [...texts, String(example.betType).replace(/^.*[.:]/, '')]
    .map((text) => findSscPlay(text))
    .find((each) => each?.play.form.kind === 'lines');
  const text = texts.find((each) => !findSscPlay(each)) ?? '';
  const length = Number(find(selection, /len|digits|count/i) ?? text.match(/\d+/)?.[0].length ?? 3);
  const form = named?.play.form ?? ({ kind: 'lines', length, sorted: false } as const);
  if (form.kind !== 'lines') return 'selection: not a play of entries';
  const read = importLines(form, text);
  const unit = readMoney(example.unitStake) ?? ZERO;
  const notes = read.kept.length;
  const stake = amount(unit * BigInt(notes) * BigInt(Number(example.multiple ?? 1)));
  const invalid = read.invalid.map((each) => each.text);
  const { kept, duplicates } = read;
  return { notes, wins: 0, stake, payout: ZERO, result: 'PARSED', kept, duplicates, invalid };
}

/** A draw without a result: every stake is refunded in full (lottery.md 2.7). */
function runVoid(example: JsonObject, selection: JsonObject): RunResult | string {
  const bet = innerBet(example, selection);
  if (typeof bet === 'string') return bet;
  const multiple = Number(selection.multiple ?? bet.multiple);
  const stake = stakeOf(bet, multiple);
  return { notes: bet.notes, wins: 0, stake, payout: stake, result: 'VOID' };
}

/**
 * The first settlement is reversed in full, then the bet is settled by the corrected result
 * (lottery.md 2.9).
 */
function runCorrection(example: JsonObject, selection: JsonObject): RunResult | string {
  const bet = innerBet(example, selection);
  if (typeof bet === 'string') return bet;
  const first = readDraw(selection.first ?? selection.wrong ?? selection.original);
  const corrected = readDraw(selection.corrected ?? example.draw);
  if (!first || !corrected) return 'selection: no two results';
  return { ...settled(bet, corrected), reversed: settleBet(bet, first).payout };
}

function runCapped(example: JsonObject, selection: JsonObject): RunResult | string {
  const bet = innerBet(example, selection);
  if (typeof bet === 'string') return bet;
  const draw = readDraw(example.draw);
  const cap = readMoney(find(selection, /cap|max|limit/i));
  if (!draw || cap === undefined) return 'selection: no result or cap';
  return settled(bet, draw, cap);
}

function settled(
  bet: SettledBet,
  draw: NonNullable<ReturnType<typeof readDraw>>,
  cap = ZERO,
): RunResult {
  const done = settleBet(bet, draw, { ...NO_CAPS, maxPayout: cap });
  const { winningNotes: wins, payout, result, tiers, cappedAmount } = done;
  return { notes: bet.notes, wins, stake: stakeOf(bet), payout, result, tiers, cappedAmount };
}
