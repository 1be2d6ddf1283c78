// Quick pick (机选): the smallest legal selection of a play, uniformly distributed.
import type { Form, LinesForm, PartsForm, Play } from '@fairhouse/rules/lottery';
import { emptyDraft, type Draft } from './draft.ts';

/** Returns a random whole number from 0 up to, not including, `below`. */
export type Chance = (below: number) => number;

const TRIES = 200;
/** Many tries, because entries whose digits have few permutations are rare among all entries. */
const LINE_TRIES = 4000;
/** Tries before more symbols are taken than the rows require. */
const TRIES_EACH = 20;

/**
 * Draws until the rules count a note: a digit may not be both the pair and the single of a group,
 * and rows that are paid separately may stay empty.
 */
export function randomDraft(play: Pick<Play, 'form' | 'notes'>, chance: Chance): Draft {
  const { form } = play;
  const empty = emptyDraft(form);
  if (form.kind === 'lines') {
    return { ...empty, text: randomLines(form, chance).join(' ') };
  }
  let { rows } = empty;
  for (let tried = 0; tried < TRIES; tried += 1) {
    rows = randomRows(form, tried, chance);
    if (play.notes({ rows, places: empty.places, lines: '' }) > 0) break;
  }
  return { ...empty, rows };
}

/** Random numbers from the browser's cryptographic generator, without modulo bias. */
export function browserChance(below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  let word: number;
  do [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  while (word >= limit);
  return word % below;
}

/**
 * Picks the required count of symbols in each row; if no row requires any, one symbol in each of
 * some rows. If that is not a note, as when the last row completes what the first begins (胆拖), each
 * further try takes more of the last row.
 */
function randomRows(
  form: Extract<Form, { kind: 'rows' }>,
  tried: number,
  chance: Chance,
): number[] {
  const count = form.rows.length;
  const isFree = form.rows.every((row) => row.least === 0);
  const chosen = isFree ? pickOf(count, 1 + (tried % count), chance) : 0;
  const more = isFree ? 0 : Math.trunc(tried / TRIES_EACH);
  return form.rows.map((row, index) => {
    const wanted = row.least + (index === count - 1 ? more : 0);
    return pickOf(
      row.symbols.length,
      isFree ? (chosen >> index) & 1 : Math.min(wanted, row.most),
      chance,
    );
  });
}

/** A mask with `wanted` of `count` bits set. */
function pickOf(count: number, wanted: number, chance: Chance): number {
  const left = Array.from({ length: count }, (_, index) => index);
  let mask = 0;
  for (let each = 0; each < wanted && left.length > 0; each += 1) {
    const [symbol = 0] = left.splice(chance(left.length), 1);
    mask |= 1 << symbol;
  }
  return mask;
}

/** As many different entries as the play requires. */
function randomLines(form: LinesForm, chance: Chance): string[] {
  const lines = new Set<string>();
  for (let tried = 0; tried < LINE_TRIES && lines.size < (form.least ?? 1); tried += 1) {
    const { parts } = form;
    const line = parts
      ? randomParts(form, parts, chance)
      : randomLine(form.length, form.sorted, chance);
    if (form.orders === undefined || ordersOf(line) === form.orders) lines.add(line);
  }
  return [...lines].toSorted();
}

/** An entry of several numbers, distinct where they must be. */
function randomParts(form: LinesForm, parts: PartsForm, chance: Chance): string {
  const numbers: number[] = [];
  while (numbers.length < form.length / parts.width) {
    const number = parts.first + chance(parts.last - parts.first + 1);
    if (parts.repeats || !numbers.includes(number)) numbers.push(number);
  }
  if (form.sorted) numbers.sort((left, right) => left - right);
  return numbers.map((number) => String(number).padStart(parts.width, '0')).join('');
}

/** An entry that represents all its permutations may not have only equal digits. */
function randomLine(length: number, sorted: boolean, chance: Chance): string {
  const digits = Array.from({ length }, () => chance(10));
  const equal = sorted && digits.every((digit) => digit === digits[0]);
  if (equal) digits[0] = ((digits[0] ?? 0) + 1) % 10;
  return digits.join('');
}

/** The count of permutations of an entry's digits. */
function ordersOf(line: string): number {
  let orders = 1;
  const seen = new Map<string, number>();
  [...line].forEach((digit, index) => {
    const times = (seen.get(digit) ?? 0) + 1;
    seen.set(digit, times);
    orders = (orders * (index + 1)) / times;
  });
  return orders;
}
