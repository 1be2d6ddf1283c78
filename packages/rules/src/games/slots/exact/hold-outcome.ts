// What the hold feature wins (games.md 5.2): a chain over the coins on the board; the values of the
// coins are independent of it.
import { choose } from '../../instant/instant-returns.ts';
import type { HoldFeature } from '../slot-model.ts';
import { emptyClass, greatestDivisor, withSequel, type Outcome } from './law.ts';

const PPM = 1_000_000n;

/** What is won from a number of coins with all respins left, on a board of `size` cells. */
export function holdOutcome(rule: HoldFeature, size: number, coins: number): Outcome {
  const known = new Map<number, Outcome>();
  const from = (held: number): Outcome => {
    const before = known.get(held);
    if (before !== undefined) return before;
    const outcome =
      held === size
        ? valueOfCoins(rule, held, rule.grand)
        : withSequel(landings(rule, size - held), 1, ({ marks }) =>
            marks === 0 ? valueOfCoins(rule, held, 0) : from(held + marks),
          );
    known.set(held, outcome);
    return outcome;
  };
  return from(coins);
}

/**
 * How many coins land first on empty cells before the respins end: none in all of them, or some in
 * one after others without any.
 */
function landings(rule: HoldFeature, cells: number) {
  const divisor = greatestDivisor(BigInt(rule.landPpm), PPM);
  const [land, scale] = [BigInt(rule.landPpm) / divisor, PPM / divisor];
  const stay = scale - land;
  const none = stay ** BigInt(cells);
  const all = scale ** BigInt(cells);
  const last = BigInt(rule.respins);
  let tries = 0n;
  for (let at = 0n; at < last; at += 1n) tries += none ** at * all ** (last - 1n - at);
  const some = Array.from({ length: cells }, (_, at) => {
    const count = at + 1;
    const ways = choose(cells, count) * land ** BigInt(count) * stay ** BigInt(cells - count);
    return emptyClass(count, ways * tries);
  });
  return [emptyClass(0, none ** last), ...some];
}

/** The values of a number of coins, and a prize beside them. */
function valueOfCoins(rule: HoldFeature, count: number, prize: number): Outcome {
  let [weights, sum, squares] = [0n, 0n, 0n];
  for (const { value, weight } of rule.coins) {
    weights += BigInt(weight);
    sum += BigInt(weight * value);
    squares += BigInt(weight * value * value);
  }
  const [number, extra] = [BigInt(count), BigInt(prize)];
  const ways = weights * weights;
  const ofCoins = number * sum * weights;
  return {
    ways,
    sum: ofCoins + extra * ways,
    squares:
      number * squares * weights +
      number * (number - 1n) * sum * sum +
      2n * extra * ofCoins +
      extra * extra * ways,
    zeros: 0n,
  };
}
