// The pots of a house as a game shows them while it is played. One session asks for all that play
// the same game of the house at the moment.
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { askBalance } from '../rgs/read-balance.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';
import type { RgsAnswer } from '../wire/rgs-answer.ts';
import { toRgs } from '../wire/rgs-units.ts';

export interface ShownPot {
  readonly level: string;
  readonly amount: Amount;
}

interface Known {
  readonly pots: Promise<readonly ShownPot[]>;
  readonly readAt: number;
}

const KEPT_MS = 4_000;
const known = new WeakMap<StudioContext, Map<string, Known>>();

/** What is in the pots that a round of this game can win; none where it can win none. */
export async function answerPots(context: StudioContext, session: Session): Promise<RgsAnswer> {
  const pots = session.kind === 'DEMO' ? [] : await potsOf(context, session);
  return {
    ok: true,
    value: { jackpots: pots.map(({ level, amount }) => ({ level, amount: toRgs(amount) })) },
  };
}

function potsOf(context: StudioContext, session: Session): Promise<readonly ShownPot[]> {
  const all = known.get(context) ?? new Map<string, Known>();
  known.set(context, all);
  const key = `${session.operator} ${session.game} ${session.currency}`;
  const before = all.get(key);
  if (before !== undefined && readStopwatch() - before.readAt < KEPT_MS) return before.pots;
  const pots = askBalance(context, session).then((reply) =>
    reply.answered ? (reply.pots ?? []) : [],
  );
  all.set(key, { pots, readAt: readStopwatch() });
  return pots;
}

/** After a win what was read before is more than there is. */
export function forgetPots(context: StudioContext): void {
  known.delete(context);
}
