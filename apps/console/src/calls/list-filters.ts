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

/**
 * A filter by `day`, or by `firstDay` and `lastDay`, as the span of time that the call takes: whole
 * days of the merchant, in its zone.
 */
export function spanOfDay(
  { day, firstDay = day, lastDay = day, ...filter }: ListFilter,
  zone: string | undefined,
): ListFilter {
  const span = { from: beginOf(firstDay, zone), to: beginOf(lastDay, zone, 1) };
  // A saved filter or an address may hold anything.
  const given = Object.entries(span).filter(([, at]) => at !== undefined);
  return { ...filter, ...Object.fromEntries(given) };
}

/** The columns by which the server sorts members; other lists have no order of their own. */
const MEMBER_SORTS = ['registered', 'username', 'lastLogin', 'balance', 'deposits', 'lastBet'];

export function isMemberSort(sort: string): boolean {
  return MEMBER_SORTS.includes(sort);
}

/** The days of the filters of members, as the times that the call takes; to includes its day. */
export function memberFilter(filter: ListFilter, zone: string | undefined): ListFilter {
  const { day, registeredTo = day, registeredFrom = day, ...rest } = filter;
  const times = {
    registeredFrom: beginOf(registeredFrom, zone),
    registeredTo: beginOf(registeredTo, zone, 1),
    depositedFrom: beginOf(rest['depositedFrom'], zone),
    depositedTo: beginOf(rest['depositedTo'], zone, 1),
    lastBetFrom: beginOf(rest['lastBetFrom'], zone),
    lastBetBefore: beginOf(rest['lastBetBefore'], zone),
  };
  const flag = (name: string) => (rest[name] === true ? 'true' : undefined);
  const flags = { hasBalance: flag('hasBalance'), online: flag('online') };
  const given = { ...rest, ...times, ...flags };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** When a day, or the one some days later, begins in the zone, or the moment that is given. */
function beginOf(day: unknown, zone: string | undefined, later = 0): number | undefined {
  // A link from a figure names the moment itself.
  if (typeof day === 'number') return day;
  const asUtc = Date.parse(`${String(day)}T00:00Z`);
  if (typeof day !== 'string' || Number.isNaN(asUtc)) return undefined;
  const name = new Date(asUtc + later * DAY_MS).toISOString().slice(0, 10);
  return parseZonedTime(`${name}T00:00`, zone);
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
