// What a second operator reads of free rounds: every member and game, and the most that they cost.
import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, instant, parseAmount, ZERO, type Amount } from '@fairhouse/values';

/** The values of the text, all of the request as it was asked for. */
export function describeGrant(
  input: WireInput<OperatorCalls['vendorFreeRoundsGive']>,
): Readonly<Record<string, string>> {
  const { code, games, usernames, count, value, rollover, endsAt } = input;
  const names = [...new Set(usernames)];
  const stakes = BigInt(names.length * games.length * count);
  return {
    code,
    games: games.join(', '),
    members: names.join(', '),
    count: String(count),
    value,
    total: formatAmount(((parseAmount(value) ?? ZERO) * stakes) as Amount),
    rollover: String(rollover ?? ''),
    end: new Date(instant(endsAt)).toISOString().slice(0, 16).replace('T', ' '),
  };
}
