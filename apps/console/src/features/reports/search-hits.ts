// What a search found, as rows of one list with the page of each; pure functions.
import type { CallValue } from '../../calls/calls.ts';
import type { TextKey } from '../../i18n/text-types.ts';
import { urls } from '../../urls.ts';

export type Found = CallValue<'recordSearch'>;

export type SearchHit = {
  readonly [Kind in keyof Found]: {
    readonly kind: Kind;
    readonly row: Found[Kind][number];
    /** Unique in the list. */
    readonly key: string;
    readonly to: string;
  };
}[keyof Found];

/** The kinds in the order of the list, with the text that names them. */
export const HIT_KINDS: readonly { readonly kind: keyof Found; readonly label: TextKey }[] = [
  { kind: 'members', label: 'menu.members' },
  { kind: 'withdrawals', label: 'menu.withdrawals' },
  { kind: 'deposits', label: 'menu.deposits' },
  { kind: 'draws', label: 'menu.draws' },
  { kind: 'bets', label: 'search.bets' },
  { kind: 'cards', label: 'search.cards' },
  { kind: 'addresses', label: 'search.addresses' },
  { kind: 'audit', label: 'menu.audit' },
];

/** The hits in the order of the list; a page that the operator may not open is replaced. */
export function searchHits(found: Found, rights: readonly string[]): readonly SearchHit[] {
  const readsMembers = rights.includes('members.read');
  return [
    ...found.members.map((row) => hit('members', row, row.id, urls.member(row.id))),
    ...found.withdrawals.map((row) =>
      hit('withdrawals', row, row.number, urls.withdrawal(row.number)),
    ),
    ...found.deposits.map((row) => hit('deposits', row, row.number, urls.deposit(row.number))),
    ...found.draws.map((row) => hit('draws', row, row.issue, urls.draw(row.issue))),
    ...found.bets.map((row) =>
      hit(
        'bets',
        row,
        row.order,
        readsMembers ? urls.member(row.member, 'bets') : urls.draw(row.issue),
      ),
    ),
    ...found.cards.map((row) =>
      hit(
        'cards',
        row,
        row.id,
        readsMembers
          ? urls.member(row.member, 'withdrawals')
          : urls.filtered(urls.withdrawals, { username: row.username }),
      ),
    ),
    ...found.addresses.map((row) => hit('addresses', row, row.id, urls.member(row.id))),
    ...found.audit.map((row) =>
      hit('audit', row, String(row.number), urls.filtered(urls.audit, { number: row.number })),
    ),
  ];
}

/** The most rows of a kind that the search of a text returns; others may exist. */
export const FOUND_MOST = 5;

/** Whether more rows of a kind may exist than were found. */
export function mayBeMore(hits: readonly SearchHit[]): boolean {
  return HIT_KINDS.some(
    ({ kind }) => hits.filter((each) => each.kind === kind).length >= FOUND_MOST,
  );
}

function hit<Kind extends keyof Found>(
  kind: Kind,
  row: Found[Kind][number],
  key: string,
  to: string,
): SearchHit {
  return { kind, row, key: `${kind}-${key}`, to } as unknown as SearchHit;
}

/** A text as the call takes it: without the characters that no name has. */
export function searchText(typed: string): string {
  return typed.replaceAll(/\p{Cc}/gu, '').trim();
}

/** The digits of a bank account or wallet; shorter ones are no account. */
const ACCOUNT = /^\d{10,24}$/;
/** An address of a chain. */
const ADDRESS = /^(?:T[1-9A-HJ-NP-Za-km-z]{33}|0x[\da-fA-F]{40}|(?:bc1|[13])[\dA-Za-z]{25,62})$/;

/** Whether a text is a whole account number or address, with blanks and dashes or without. */
export function isAccountNumber(text: string): boolean {
  const number = text.replaceAll(/[\s-]/g, '');
  return ACCOUNT.test(number) || ADDRESS.test(number);
}

/** An answer without a record. */
export const NO_RECORDS: Found = {
  members: [],
  withdrawals: [],
  deposits: [],
  draws: [],
  bets: [],
  cards: [],
  addresses: [],
  audit: [],
};
