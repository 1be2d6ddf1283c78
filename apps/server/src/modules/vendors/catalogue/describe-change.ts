// What differs between two versions of a game in a vendor's list. Pure.
import { vendorGame, type VendorGame } from '@fairhouse/calls/vendor';

type Change<Value> = { readonly from: Value; readonly to: Value };

/** The changes of the terms of play from/to, and the names of all fields that differ. */
export interface ChangeDetail extends Readonly<Record<string, unknown>> {
  readonly rtp?: Change<readonly number[]>;
  readonly limits?: readonly LimitChange[];
  readonly fields: readonly string[];
}

interface LimitChange extends Change<string | null> {
  readonly currency: string;
  readonly limit: 'min' | 'max';
}

const returnsOf = ({ rtp }: VendorGame): readonly number[] =>
  typeof rtp === 'number' ? [rtp] : rtp;

/** Compares a game as it was stored with its present row. */
export function describeChange(stored: unknown, game: VendorGame): ChangeDetail {
  const read = vendorGame.safeParse(stored);
  if (!read.success) return { fields: [] };
  const before = read.data;
  const names = [
    ...new Set([...Object.keys(before), ...Object.keys(game)]),
  ] as (keyof VendorGame)[];
  const fields = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(game[name]),
  );
  const rtp = { from: returnsOf(before), to: returnsOf(game) };
  const limits = limitChanges(before, game);
  return {
    fields: fields.toSorted(),
    ...(fields.includes('rtp') ? { rtp } : {}),
    ...(limits.length === 0 ? {} : { limits }),
  };
}

function limitChanges(before: VendorGame, game: VendorGame): LimitChange[] {
  const currencies = new Set([...Object.keys(before.currencies), ...Object.keys(game.currencies)]);
  return [...currencies].toSorted().flatMap((currency) =>
    (['min', 'max'] as const).flatMap((limit) => {
      const from = before.currencies[currency]?.[limit] ?? null;
      const to = game.currencies[currency]?.[limit] ?? null;
      return from === to ? [] : [{ currency, limit, from, to }];
    }),
  );
}
