// How a result is shown while it falls: in what form, and after which counts of numbers.
import { resultSteps, type DrawFormat } from '@fairhouse/rules/lottery';

/**
 * `reel`: digits that roll and stop; `race`: cars first; `row`: balls or dice; `prizes`: a list of
 * whole prizes; `whole`: cards and prices, which have no meaning in parts.
 */
export type FallForm = 'reel' | 'race' | 'row' | 'prizes' | 'whole';

export interface FallPlan {
  readonly form: FallForm;
  /** The counts of fallen numbers, one after another; the last is all of them. */
  readonly counts: readonly number[];
  /** Before the first number, and between two. */
  readonly firstMs: number;
  readonly betweenMs: number;
}

const RACES = new Set(['PK10', 'SEAPK10']);
const WHOLE = new Set(['BCR', 'BCB', 'STOCK']);
const COLOURED = new Set(['WGG']);
const RACE_MS = 3300;
const FIRST_MS = 700;
const BETWEEN_MS = 800;
/** However many numbers there are, they have fallen after this. */
const LONGEST_MS = 9000;

/** The plan of a printed result of a family. */
export function fallPlan(
  { code, drawFormat }: { readonly code: string; readonly drawFormat: DrawFormat },
  numbers: string,
): FallPlan {
  const all = resultSteps(drawFormat, numbers).length;
  const form = formOf(code, drawFormat, numbers);
  const counts = form === 'whole' ? [all] : Array.from({ length: all }, (_, index) => index + 1);
  return {
    form,
    counts,
    firstMs: form === 'race' ? RACE_MS : FIRST_MS,
    betweenMs: Math.min(BETWEEN_MS, LONGEST_MS / all),
  };
}

function formOf(code: string, { format }: DrawFormat, numbers: string): FallForm {
  if (WHOLE.has(code)) return 'whole';
  if (RACES.has(code)) return 'race';
  if (numbers.includes(' ')) return 'prizes';
  return format === 'digits' && !COLOURED.has(code) ? 'reel' : 'row';
}
