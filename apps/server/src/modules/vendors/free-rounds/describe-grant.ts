// What a second operator reads of free rounds: the names of members, of very many the first ones.
import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, instant, parseAmount, ZERO, type Amount } from '@fairhouse/values';

const NAMES_SHOWN = 40;

/** The values of the text, all of the request as it was asked for. */
export function describeGrant(
  input: WireInput<OperatorCalls['vendorFreeRoundsGive']>,
): Readonly<Record<string, string>> {
  const { code, nodeIds, usernames, count, value, rollover, endsAt } = input;
  const names = [...new Set(usernames)];
  const more = names.length - NAMES_SHOWN;
  const stakes = BigInt(names.length * nodeIds.length * count);
  return {
    code,
    games: nodeIds.join(', '),
    members: names.slice(0, NAMES_SHOWN).join(', ') + (more > 0 ? ` (+${more})` : ''),
    count: String(count),
    value,
    total: formatAmount(((parseAmount(value) ?? ZERO) * stakes) as Amount),
    rollover: String(rollover ?? ''),
    end: new Date(instant(endsAt)).toISOString().slice(0, 16).replace('T', ' '),
  };
}
