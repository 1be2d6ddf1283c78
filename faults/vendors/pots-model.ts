// What house jackpots must hold, as a pure model beside the wallet's: shares of stakes go in, a win
// takes the pot as it stands, and a rollback takes back what is still there (decision 0113).
import {
  houseJackpots,
  jackpotShare,
  seedAfterWin,
  JACKPOT_LEVELS,
  type JackpotLevelName,
} from '@fairhouse/rules/games';
import { amount as amountOf } from '@fairhouse/values';

const LEVELS = houseJackpots('PHP');

export interface PotsModel {
  readonly levels: Map<JackpotLevelName, bigint>;
  reserve: bigint;
}

/** A pot that was paid, and what the reserve put into it again. */
export interface TakenPot {
  readonly level: JackpotLevelName;
  readonly amount: bigint;
  readonly seed: bigint;
}

export function openPotsModel(): PotsModel {
  return { levels: new Map(JACKPOT_LEVELS.map((level) => [level, 0n])), reserve: 0n };
}

/** Adds the shares of a stake; returns their sum. */
export function addShares(pots: PotsModel, stake: bigint): bigint {
  let total = 0n;
  for (const each of LEVELS) {
    const { toPot, toReserve } = jackpotShare(amountOf(stake), each);
    pots.levels.set(each.level, heldIn(pots, each.level) + toPot);
    pots.reserve += toReserve;
    total += toPot + toReserve;
  }
  return total;
}

/** Pays a level as it stands, and seeds it. */
export function takePot(pots: PotsModel, level: JackpotLevelName): TakenPot {
  const amount = heldIn(pots, level);
  const seed = seedAfterWin(level, amountOf(pots.reserve), LEVELS);
  pots.levels.set(level, seed);
  pots.reserve -= seed;
  return { level, amount, seed };
}

/** Puts a paid pot back; its seed returns as far as nobody has won it since. */
export function putPotBack(pots: PotsModel, { level, amount, seed }: TakenPot): void {
  const held = heldIn(pots, level);
  const unseeded = seed < held ? seed : held;
  pots.levels.set(level, held - unseeded + amount);
  pots.reserve += unseeded;
}

/** Takes the shares of a stake out as far as they are still there; returns their sum. */
export function takeShares(pots: PotsModel, stake: bigint): bigint {
  let total = 0n;
  for (const each of LEVELS) {
    const { toPot, toReserve } = jackpotShare(amountOf(stake), each);
    const held = heldIn(pots, each.level);
    const fromPot = toPot < held ? toPot : held;
    const fromReserve = toReserve < pots.reserve ? toReserve : pots.reserve;
    pots.levels.set(each.level, held - fromPot);
    pots.reserve -= fromReserve;
    total += fromPot + fromReserve;
  }
  return total;
}

function heldIn(pots: PotsModel, level: JackpotLevelName): bigint {
  return pots.levels.get(level) ?? 0n;
}
