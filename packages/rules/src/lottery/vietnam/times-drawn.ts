// How often chosen numbers of two digits are drawn, counted by classes: which of them is drawn how
// often does not matter to đá, only the frequencies do (lottery.md 6.7b).
import { choose } from '../count.ts';

/** Numbers that are drawn equally often, and at least once. */
export interface Alike {
  readonly numbers: number;
  readonly times: number;
}

/** Frequencies of the chosen numbers by which prizes can show them. */
export interface TimesDrawn {
  readonly weight: bigint;
  /** The numbers that are drawn, the most frequent first. */
  readonly drawn: readonly Alike[];
}

/** Every way in which `prizes` independent prizes can show `chosen` numbers of a hundred. */
export function timesDrawn(chosen: number, prizes: number): Generator<TimesDrawn> {
  const others = BigInt(100 - chosen);
  return split({ drawn: [], weight: 1n, most: prizes, numbers: chosen, prizes });

  /** The numbers and prizes that are left, of which none may be drawn more than `most` times. */
  function* split({ drawn, weight, most, numbers, prizes: left }: Left): Generator<TimesDrawn> {
    yield { weight: weight * others ** BigInt(left), drawn };
    if (numbers === 0) return;
    for (let times = Math.min(most, left); times > 0; times -= 1) {
      let [ways, rest] = [weight, left];
      for (let alike = 1; alike <= numbers && rest >= times; alike += 1) {
        // One number more of this frequency: which prizes show it, and which numbers they are.
        ways = (ways * BigInt(numbers - alike + 1) * BigInt(choose(rest, times))) / BigInt(alike);
        rest -= times;
        yield* split({
          drawn: [...drawn, { numbers: alike, times }],
          weight: ways,
          most: times - 1,
          numbers: numbers - alike,
          prizes: rest,
        });
      }
    }
  }
}

interface Left extends TimesDrawn {
  readonly most: number;
  readonly numbers: number;
  readonly prizes: number;
}
