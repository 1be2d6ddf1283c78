// The views that every operator finds above the list of members; pure functions.
import { zonedDay } from '../../ui/time/zoned-time.ts';

export interface MemberView {
  readonly filter: Readonly<Record<string, unknown>>;
  /** A column, or `auto` for the order of the filter. */
  readonly sort: string;
}

interface NamedView extends MemberView {
  readonly name: 'all' | 'online' | 'frozen' | 'rich' | 'silent' | 'fresh';
}

const DAY_MS = 86_400_000;

/** The views at this time in a zone; those of money need the right to read the ledger. */
export function memberViews(
  now: number,
  zone: string | undefined,
  mayReadMoney: boolean,
): readonly NamedView[] {
  const daysAgo = (days: number) => zonedDay(now - days * DAY_MS, zone);
  const plain: readonly NamedView[] = [
    { name: 'all', filter: {}, sort: 'auto' },
    { name: 'online', filter: { online: true }, sort: 'auto' },
    { name: 'fresh', filter: { registeredFrom: daysAgo(7) }, sort: 'auto' },
    { name: 'frozen', filter: { state: 'frozen' }, sort: 'auto' },
  ];
  if (!mayReadMoney) return plain;
  return [
    ...plain,
    { name: 'rich', filter: { hasBalance: true }, sort: 'balance' },
    { name: 'silent', filter: { hasBalance: true, lastBetBefore: daysAgo(30) }, sort: 'auto' },
  ];
}

/** Whether two views list the same members in the same order. */
export function sameView(one: MemberView, other: MemberView): boolean {
  const given = ({ filter }: MemberView) =>
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '' && value !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return one.sort === other.sort && JSON.stringify(given(one)) === JSON.stringify(given(other));
}
