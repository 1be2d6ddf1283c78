// The filters of lists that a call does not take as they are; pure functions.

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

const DAY_MS = 86_400_000;

/** A filter by `day`, as the span of time that the call takes. */
export function spanOfDay({ day, ...filter }: ListFilter): ListFilter {
  if (typeof day !== 'string') return filter;
  const from = new Date(`${day}T00:00`).getTime();
  return { ...filter, from, to: from + DAY_MS };
}
