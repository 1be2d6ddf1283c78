// Runs one example of our own games.
import { compareFigures, type Figure } from '../agency/compare-figures.ts';
import { isObject, skipped, type JsonObject, type Outcome } from '../example.ts';
import { runChain, runCrash, runFair } from './run-fair.ts';
import { INSTANT_RUNNERS } from './run-instant.ts';
import { runJackpot, runReturns, runTurnover } from './run-returns.ts';
import { runBooks, runSlots } from './run-slots.ts';

type Runner = (given: JsonObject) => Figure | undefined;

const RUNNERS: ReadonlyMap<string, Runner> = new Map<string, Runner>([
  ['fair', runFair],
  ['chain', runChain],
  ['crash', runCrash],
  ['returns', runReturns],
  ['turnover', runTurnover],
  ['jackpot', runJackpot],
  ['slots', runSlots],
  ['books', runBooks],
  ...INSTANT_RUNNERS,
]);

/** Areas of games that are not built yet. */
const LATER: ReadonlySet<string> = new Set([
  'wallet',
  'second-dialect',
  'signature',
  'baccarat',
  'roads',
  'dragon-tiger',
  'roulette',
  'sic-bo',
  'xoc-dia',
  'bau-cua',
  'andar-bahar',
  'poker',
  'pots',
  'shuffle',
  'tien-len',
  'big-two',
  'fish',
  'table-money',
]);

/** Whether an example is of the games; `transfer` is an area of the agent side too. */
export function isGamesExample(example: JsonObject): boolean {
  const area = String(example.area);
  const isVendorMove = isObject(example.given) && example.given.events !== undefined;
  return RUNNERS.has(area) || LATER.has(area) || (area === 'transfer' && isVendorMove);
}

/** Runs an example of an area that is built; any other, and any unknown form, is skipped. */
export function runGamesExample(example: JsonObject): Outcome {
  const area = String(example.area);
  const runner = RUNNERS.get(area);
  if (!runner) return skipped(`area ${area} is not built`);
  const got = runner(isObject(example.given) ? example.given : {});
  if (got === undefined) return skipped(`a form of ${area} that is not built`);
  return compareFigures(example.expect ?? null, got);
}
