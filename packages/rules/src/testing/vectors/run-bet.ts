// Runs an example of a bet: count, settle, compare.
import { amount, parseAmount, parseRate, type Amount, type Rate } from '@fairhouse/values';
import { SSC } from '../../lottery/families.ts';
import { prepareDraw, type Play, type PreparedDraw } from '../../lottery/plays/play.ts';
import type { SettledBet } from '../../lottery/settling/settle.ts';
import { settleBet } from '../../lottery/settling/settle.ts';
import { checkSlip } from '../../lottery/slip/slip.ts';
import { betCost, defaultOdds, zyPercentOf, type Terms } from '../../lottery/pricing/terms.ts';
import { compareFields } from './compare.ts';
import {
  decimal,
  failed,
  isList,
  isObject,
  PASSED,
  type Json,
  type JsonObject,
  type Outcome,
} from './example.ts';
import { findSscPlay } from './find-ssc-play.ts';
import { readSelection } from './read-selection.ts';

/** Runs an SSC or ZY example (lottery.md 4.2). */
export function runBet(example: JsonObject): Outcome {
  const bet = readExampleBet(example, String(example.betType), example.selection ?? null);
  if (typeof bet === 'string') return failed(bet);
  const draw = readDraw(example.draw);
  if (!draw) return failed(`draw: ${String(example.draw)} is no result of five digits`);
  const settled = settleBet(bet, draw);
  const given = {
    notes: bet.notes,
    wins: settled.winningNotes,
    stake: stakeOf(bet),
    payout: settled.payout,
    result: settled.result,
    tiers: settled.tiers,
    cappedAmount: settled.cappedAmount,
  };
  const wrong = compareFields(example, given);
  const factor = zyMismatch(example, bet, draw);
  if (factor) wrong.push(factor);
  return wrong.length === 0 ? PASSED : failed(...wrong);
}

/** The bet that an example's fields describe, or the reason why it cannot be read. */
export function readExampleBet(
  example: JsonObject,
  betType: string,
  raw: Json,
): SettledBet | string {
  const rule = typeof example.rule === 'string' ? example.rule : undefined;
  const named = findSscPlay(betType, rule);
  if (!named) return `betType: ${betType} is no play of SSC`;
  const selection = readSelection(named.play.form, raw);
  if (!selection) return `selection: not in a form of ${named.play.code}`;
  const checked = checkSlip(SSC, { play: named.play.code, selection });
  if (!checked.ok) return `selection: refused as ${checked.problem.name}`;
  const unit = readMoney(example.unitStake);
  const isZy = named.isZy || example.family === 'ZY';
  const terms = readTerms(named.play, example, isZy);
  const multiple = Number(example.multiple ?? 1);
  if (unit === undefined || !terms) return 'unitStake, prizeGroup or odds cannot be read';
  return {
    play: named.play,
    picks: checked.value.picks,
    notes: checked.value.notes,
    unit,
    multiple,
    terms,
  };
}

export function readDraw(value: Json | undefined): PreparedDraw | undefined {
  const text = isList(value)
    ? value.map(String).join('')
    : String(value ?? '').replace(/[\s,|]/g, '');
  return prepareDraw(SSC, text);
}

export function readMoney(value: Json | undefined): Amount | undefined {
  const text = decimal(value);
  return text === undefined ? undefined : parseAmount(text);
}

export function stakeOf(bet: SettledBet, multiple = bet.multiple): Amount {
  return amount(betCost({ ...bet, multiple }));
}

export function readTerms(play: Play, example: JsonObject, isZy: boolean): Terms | undefined {
  if (example.odds !== undefined && example.odds !== null) {
    const odds = readOdds(play, example.odds);
    return odds && { style: 'FIXED', odds };
  }
  const group = Number(example.prizeGroup);
  return Number.isInteger(group) ? { style: isZy ? 'ZY' : 'GROUP', group } : undefined;
}

function readOdds(play: Play, raw: Json): Rate[] | undefined {
  const defaults = defaultOdds(play);
  const odds: Rate[] = [];
  for (const [tier, { code }] of play.tiers.entries()) {
    const stated = isObject(raw) ? raw[code] : isList(raw) ? raw[tier] : raw;
    const text = decimal(stated);
    const value = text === undefined ? defaults?.[tier] : parseRate(text);
    if (value === undefined) return undefined;
    odds.push(value);
  }
  return odds;
}

function zyMismatch(example: JsonObject, bet: SettledBet, draw: PreparedDraw): string | undefined {
  if (typeof example.zyFactor !== 'number' || bet.terms.style !== 'ZY') return undefined;
  const percent = zyPercentOf(bet.terms, draw);
  return Math.round(example.zyFactor * 100) === Number(percent)
    ? undefined
    : `zyFactor: expected ${example.zyFactor}, got ${percent} %`;
}
