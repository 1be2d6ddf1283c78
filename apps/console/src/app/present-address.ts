// Addresses of an older version, which bookmarks and messages still contain; pure functions.
import { urls } from '../urls.ts';

const FILTERS_OF_DRAWS = ['lottery', 'state', 'day'] as const;

/**
 * Where a view is now whose address named its tab, or the filters of the draw calendar, in the
 * search part; undefined for a present address. The filters of a list are always named: without
 * them it would open with those that the operator used last.
 */
export function presentAddress(path: string, search: URLSearchParams): string | undefined {
  const tab = search.get('tab');
  if (path === urls.draws) {
    const isOld = tab !== null || FILTERS_OF_DRAWS.some((each) => search.has(each));
    return isOld ? addressOfDraws(tab, search) : undefined;
  }
  if (path === `${urls.content}/feedback`) {
    const rest = search.toString();
    return rest === '' ? urls.filtered(urls.feedback, {}) : `${urls.feedback}?${rest}`;
  }
  if (tab === null) return undefined;
  if (path === urls.ledger) return addressOfLedger(tab, search);
  if (path === urls.content) return addressOfContent(tab);
  return undefined;
}

function addressOfDraws(tab: string | null, search: URLSearchParams): string {
  if (tab === 'waiting' || tab === 'exposure') return `${urls.draws}/${tab}`;
  const [gameCode, state, day] = FILTERS_OF_DRAWS.map((each) => search.get(each) || undefined);
  return urls.filtered(urls.draws, { gameCode, state, day });
}

function addressOfLedger(tab: string, search: URLSearchParams): string {
  const address = search.get('address') ?? '';
  switch (tab) {
    case 'movements':
      return urls.ledgerMovements(address || undefined);
    case 'statement':
      return urls.ledgerStatement(address, search.get('currency') ?? '');
    case 'entry':
      return urls.ledgerEntry(search.get('id') ?? '');
    default:
      return urls.filtered(urls.ledger, { prefix: 'house:' });
  }
}

function addressOfContent(tab: string): string {
  if (tab === 'feedback') return urls.filtered(urls.feedback, {});
  return tab === 'articles' ? `${urls.content}/articles` : urls.content;
}
