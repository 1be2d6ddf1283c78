// A family as its folder states it. Its plays are built when somebody first asks for them: a server
// and a page that never meet a family do not wait for it.
import { once } from './once.ts';
import type { Family, Play } from './play.ts';

interface StatedFamily<Facts> extends Omit<Family<Facts>, 'plays'> {
  /** Every play, in the order of the menu. */
  plays(): readonly Play<Facts>[];
}

const built = new WeakSet<object>();

/** The family with its plays by their codes. */
export function familyOf<Facts>({ plays, ...stated }: StatedFamily<Facts>): Family<Facts> {
  const byCode = once(() => {
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

/** Whether anybody has asked for a family's plays yet. */
export function isBuilt(family: Family): boolean {
  return built.has(family);
}
