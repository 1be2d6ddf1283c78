// Reads the figures of an example of the agent side; an unreadable one throws.
import {
  formatRate,
  parseDelta,
  parseAmount,
  parseRate,
  type Amount,
  type Delta,
  type Rate,
} from '@fairhouse/values';
import type { Tier, TierPay } from '../../../agency/contracts/tier.ts';
import { decimal, isList, isObject, show, type Json, type JsonObject } from '../example.ts';

/** An amount; a missing one is zero. */
export function readAmount(value: Json | undefined): Amount {
  const read = value === undefined ? parseAmount('0') : parseAmount(decimal(value) ?? '');
  if (read === undefined) throw new Error(`${show(value)} is not an amount`);
  return read;
}

/** A signed amount; a missing one is zero. */
export function readDelta(value: Json | undefined): Delta {
  const read = value === undefined ? parseDelta('0') : parseDelta(decimal(value) ?? '');
  if (read === undefined) throw new Error(`${show(value)} is not a signed amount`);
  return read;
}

/** A rate written in per cent. */
export function readPercent(value: Json | undefined): Rate {
  const read = parseRate(decimal(value) ?? '');
  if (read === undefined || read % 100n !== 0n) throw new Error(`${show(value)} is no per cent`);
  return (read / 100n) as Rate;
}

/** A share written as a decimal below one. */
export function readShare(value: Json | undefined): Rate {
  const read = parseRate(decimal(value) ?? '');
  if (read === undefined) throw new Error(`${show(value)} is not a share`);
  return read;
}

/** A rate in per cent, as the examples write it. */
export function percentText(rate: Rate): string {
  return formatRate((rate * 100n) as Rate);
}

export function readCount(value: Json | undefined): number {
  const read = Number(value ?? 0);
  if (!Number.isInteger(read)) throw new Error(`${show(value)} is not a count`);
  return read;
}

export function readObject(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`${show(value)} is not an object`);
  return value;
}

export function readList(value: Json | undefined): readonly Json[] {
  if (!isList(value)) throw new Error(`${show(value)} is not a list`);
  return value;
}

export function readTiers(value: Json | undefined): Tier[] {
  return readList(value).map((each) => {
    const tier = readObject(each);
    return {
      minTurnover: readAmount(tier.minTurnover),
      minLoss: readAmount(tier.minLoss),
      minActive: readCount(tier.minActive),
      minDeposit: readAmount(tier.minDeposit),
      pay: readPay(tier),
    };
  });
}

/** One rate, or those of wins and losses. */
export function readPay(given: JsonObject): TierPay {
  if (given.winRate === undefined) return { kind: 'rate', rate: readPercent(given.rate) };
  return {
    kind: 'split',
    winRate: readPercent(given.winRate),
    lossRate: readPercent(given.lossRate),
  };
}

/** The only tier of an example that states rates and no tiers. */
export function soleTier(pay: TierPay): Tier {
  const none = readAmount('0');
  return { minTurnover: none, minLoss: none, minActive: 0, minDeposit: none, pay };
}

/** The pairs of id and rate in per cent of a line. */
export function readLine(value: Json | undefined): { readonly id: string; readonly rate: Rate }[] {
  return readList(value).map((pair) => {
    const [id, pct] = readList(pair);
    return { id: String(id), rate: readPercent(pct) };
  });
}
