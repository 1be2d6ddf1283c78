// The stakes that a player presses: a row of amounts for fixed odds and one of multiples for prize
// groups. A row of the player's own is kept in the browser for each currency, play money included.
import { amount, parseAmount, ZERO } from '@fairhouse/values';
import { multipleOf, plainAmount, type Board } from '../controls.ts';

export type StakeKind = 'amounts' | 'multiples';

/** The rows of the player's own, as decimal strings; a kind without one has the defaults. */
export type OwnStakes = Readonly<Partial<Record<StakeKind, readonly string[]>>>;

/** How many stakes a row has at most: as many as a phone shows. */
export const MOST_STAKES: Readonly<Record<StakeKind, number>> = { amounts: 5, multiples: 6 };

const MULTIPLES = ['1', '2', '5', '10', '50', '100'];

/** The rows of a stored text. A row that is not readable as a whole is left out. */
export function parseOwnStakes(text: string | null): OwnStakes {
  const stored = readJson(text);
  const row = (kind: StakeKind): readonly string[] | undefined => {
    const values = typeof stored === 'object' && stored !== null ? Reflect.get(stored, kind) : null;
    if (!Array.isArray(values) || values.length === 0 || values.length > MOST_STAKES[kind]) {
      return undefined;
    }
    const texts = values.filter((each): each is string => typeof each === 'string');
    const isSound = texts.length === values.length && texts.every((each) => isStake(kind, each));
    return isSound && new Set(texts).size === texts.length ? texts : undefined;
  };
  const [amounts, multiples] = [row('amounts'), row('multiples')];
  return { ...(amounts && { amounts }), ...(multiples && { multiples }) };
}

/** The rows as a text; empty for the defaults. */
export function formatOwnStakes(own: OwnStakes): string {
  return Object.keys(own).length === 0 ? '' : JSON.stringify(own);
}

/** The row of a board: the player's own, or 1, 5, 10, 50 and 100 times the base note. */
export function stakeRow(kind: StakeKind, board: Board, own: OwnStakes = {}): readonly string[] {
  if (kind === 'multiples') return multipleRow(board.limits.maxMultiple, own);
  return own.amounts ?? defaultAmounts(board);
}

/** The multiples to press that are allowed. */
export function multipleRow(most: number, own: OwnStakes = {}): readonly string[] {
  return (own.multiples ?? MULTIPLES).filter((times) => Number(times) <= most);
}

function defaultAmounts(board: Board): string[] {
  const base = parseAmount(board.units[0]?.unit ?? '2') ?? ZERO;
  return [1n, 5n, 10n, 50n, 100n].map((times) => {
    const units = amount(base * times);
    return plainAmount(`${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`);
  });
}

export type StakeProblem = 'notAStake' | 'overMost' | 'twice';

/** A row as typed: what it is, or what is wrong in which field. Empty fields are left out. */
export interface TypedRow {
  readonly stakes: readonly string[];
  /** By field; undefined where nothing is wrong. */
  readonly problems: readonly (StakeProblem | undefined)[];
}

/** Reads the fields of a row; `most` is the largest stake that the lottery takes. */
export function readTypedRow(kind: StakeKind, fields: readonly string[], most: string): TypedRow {
  const stakes: string[] = [];
  const problems = fields.map((field) => {
    const text = plainAmount(field.trim());
    if (text === '') return undefined;
    if (!isStake(kind, text)) return 'notAStake';
    if ((parseAmount(text) ?? ZERO) > (parseAmount(most) ?? ZERO)) return 'overMost';
    if (stakes.includes(text)) return 'twice';
    stakes.push(text);
    return undefined;
  });
  return { stakes, problems };
}

function isStake(kind: StakeKind, text: string): boolean {
  if (kind === 'multiples') return multipleOf(text) > 0;
  return text.length <= 14 && (parseAmount(text) ?? ZERO) > 0n;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
