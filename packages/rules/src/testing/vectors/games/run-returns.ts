// Runs examples of the areas `returns`, `turnover` and `jackpot`.
import { rate } from '@fairhouse/values';
import { instantReturn } from '../../../games/instant/instant-returns.ts';
import { jackpotShare } from '../../../games/jackpot.ts';
import { towardsRollover, validBet, type RoundType } from '../../../games/turnover.ts';
import type { Figure } from '../agency/compare-figures.ts';
import { readAmount, readCount, readObject } from '../agency/read-figures.ts';
import type { JsonObject } from '../example.ts';

/** The exact return of a table of an instant game; undefined for games that are not built. */
export function runReturns(given: JsonObject): Figure | undefined {
  if (given.table === undefined) return undefined;
  const exact = instantReturn(String(given.table));
  return exact === undefined ? undefined : { rtp: percentOf(exact) };
}

const PLACES = 10n ** 8n;

/** A fraction in per cent, rounded half up to eight places. */
function percentOf({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  const doubled = (2n * 100n * PLACES * numerator) / denominator;
  const units = (doubled + 1n) / 2n;
  return `${units / PLACES}.${(units % PLACES).toString().padStart(8, '0')} %`;
}

export function runTurnover(given: JsonObject): Figure {
  const type = given.type as RoundType;
  const valid = validBet(type, readAmount(given.stake), readAmount(given.paid));
  return { valid, towardsRollover: towardsRollover(type, valid) };
}

export function runJackpot(given: JsonObject): Figure {
  const shares = Object.entries(readObject(given.levels)).map(([name, level]) => {
    const { contributionPpm, oneIn } = readObject(level);
    const contribution = rate(BigInt(readCount(contributionPpm)));
    const share = jackpotShare(readAmount(given.stake), { contribution, oneIn: readCount(oneIn) });
    return [name, { ...share }] as const;
  });
  return Object.fromEntries(shares);
}
