// The filters of lists that a call does not take as they are; pure functions.

import { parseZonedTime } from '../ui/time/zoned-time.ts';

export type ListFilter = Readonly<Record<string, unknown>>;

interface FilteredLottery {
  readonly code: string;
  readonly family: string;
  readonly groupCode: string;
  readonly enabled: boolean;
  readonly names: object;
}

/** Whether a lottery is in the group and state asked for, and has the words in its names. */
export function matchesLottery(lottery: FilteredLottery, filter: ListFilter): boolean {
  const { group, state, search } = filter;
  const words = typeof search === 'string' ? search.toLowerCase() : '';
  const { code, family, groupCode, enabled, names } = lottery;
  return (
    (group === undefined || groupCode === group) &&
    (state === undefined || enabled === (state === 'on')) &&
    [code, family, ...Object.values(names)].join(' ').toLowerCase().includes(words)
  );
}

/** A filter by `day`, as the span of time that the call takes: the merchant's day, in its zone. */
export function spanOfDay({ day, ...filter }: ListFilter, zone: string | undefined): ListFilter {
  const asUtc = Date.parse(`${String(day)}T00:00Z`);
  // A saved filter or an address may hold anything.
  if (Number.isNaN(asUtc)) return filter;
  const next = new Date(asUtc + DAY_MS).toISOString().slice(0, 10);
  return {
    ...filter,
    from: parseZonedTime(`${String(day)}T00:00`, zone),
    to: parseZonedTime(`${next}T00:00`, zone),
  };
}

const DAY_MS = 86_400_000;

/** What the operator has typed, without spaces around it; empty filters are not sent. */
export function givenFilters(filter: ListFilter = {}): ListFilter {
  const trimmed = Object.entries(filter).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(
    trimmed.filter(([, value]) => value !== '' && value !== null && value !== false),
  );
}
