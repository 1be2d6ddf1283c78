// Defines a family. Its plays are built on first use, so that a server or page that does not use a
// family does not pay for it.
import { lazy } from './lazy.ts';
import type { Family, Play } from './plays/play.ts';

interface FamilyDefinition<Facts> extends Omit<Family<Facts>, 'plays'> {
  /** Every play, in menu order. */
  plays(): readonly Play<Facts>[];
}

const built = new WeakSet<object>();

/** The family with its plays indexed by code. */
export function defineFamily<Facts>({ plays, ...stated }: FamilyDefinition<Facts>): Family<Facts> {
  const byCode = lazy(() => {
    built.add(family);
    return new Map(plays().map((play) => [play.code, play]));
  });
  const family: Family<Facts> = {
    ...stated,
    get plays() {
      return byCode();
    },
  };
  return family;
}

/** Whether the plays of a family have been built. */
export function isFamilyBuilt(family: Family): boolean {
  return built.has(family);
}
