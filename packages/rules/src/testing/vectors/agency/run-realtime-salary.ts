// Runs an example of area `realtime-salary`: level differences, slots below zero, gates.
import { rate } from '@fairhouse/values';
import { creditSlot } from '../../../agency/salary/credit-slot.ts';
import { gateRate } from '../../../agency/salary/rate-gate.ts';
import { realtimeLines, sumSlot, voidLines } from '../../../agency/salary/realtime-salary.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import {
  readAmount,
  readCount,
  readDelta,
  readLine,
  readObject,
  readPercent,
} from './read-figures.ts';

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runRealtimeSalary(given: JsonObject): Figure | undefined {
  if (isList(given.bets)) return slotOf(given, given.bets);
  if (given.slotTotal !== undefined) {
    return { ...creditSlot(readAmount(given.prevNegative), readDelta(given.slotTotal)) };
  }
  return isObject(given.limits) ? gate(given, given.limits) : undefined;
}

function slotOf(given: JsonObject, bets: readonly Json[]): Figure {
  const line = readLine(given.ratesNearestFirst).map(({ id, rate: own }) => ({
    id,
    pay: { kind: 'rate' as const, rate: own },
    isStopped: false,
  }));
  const perBet = bets.map(readObject).map((bet) => {
    const settled = { id: String(bet.id), stake: readAmount(bet.stake), outcome: 'lost' as const };
    const lines = realtimeLines(settled, line);
    return bet.void === true ? voidLines(lines) : lines;
  });
  return {
    perBet: perBet.map(({ bet, lines }) => ({
      betId: bet,
      ...Object.fromEntries(lines.map(({ id, amount }) => [id, amount])),
    })),
    slotTotal: Object.fromEntries(sumSlot(perBet)),
  };
}

function gate(given: JsonObject, limits: JsonObject): Figure {
  const gates = Object.entries(limits).map(([percent, limit]) => {
    const { bet5, bet15, active } = readObject(limit);
    return {
      rate: readPercent(percent),
      days5: readAmount(bet5),
      days15: readAmount(bet15),
      active: readCount(active),
    };
  });
  const figures = {
    days5: readAmount(given.turnover5d),
    days15: readAmount(given.turnover15d),
    active: readCount(given.active),
  };
  const { isCapped } = gateRate(readPercent(given.rate), gates, figures, rate(1000n));
  return { result: isCapped ? 'LIMIT_NOT_REACHED' : 'OK' };
}
