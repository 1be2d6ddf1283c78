// Combines what the operator published into one file that can be checked offline.
import { BOOKS_SCHEME, type BalanceLine, type BooksFile } from '@fairhouse/rules/fair';
import { call, type AnswerOf, type ClientRefusal } from '../../../calls/calls.ts';

export type CollectedBooks =
  | { readonly ok: true; readonly file: BooksFile }
  | { readonly ok: false; readonly refusal: ClientRefusal };

type SealPage = AnswerOf<'bookSeals'>;

const PAGE = 500;
/**
 * More than three days of a seal every minute; a checker that needs all continues from the oldest.
 */
const MAX_SEALS = 5000;
const ROOTS = 366;

/** The newest seals, oldest first, the daily roots of a year, and proofs of own balances. */
export async function collectBooks(balances: readonly BalanceLine[] = []): Promise<CollectedBooks> {
  const roots = await call('bookRoots', { limit: ROOTS });
  if (!roots.ok) return roots;
  const seals: BooksFile['seals'][number][] = [];
  let before: string | undefined;
  while (seals.length < MAX_SEALS) {
    const page: SealPage = await call('bookSeals', {
      limit: PAGE,
      ...(before === undefined ? {} : { before }),
    });
    if (!page.ok) return page;
    seals.push(...page.value.seals);
    before = page.value.seals.at(-1)?.number;
    if (page.value.seals.length < PAGE) break;
  }
  const { merchant, publicKey } = roots.value;
  const file: BooksFile = {
    scheme: BOOKS_SCHEME,
    merchant,
    publicKey,
    seals: seals.toReversed(),
    roots: roots.value.roots.toReversed(),
    ...(balances.length === 0 ? {} : { balances }),
  };
  return { ok: true, file };
}

/** The proofs of the caller's own balances in the root of a day, in the file's format. */
export async function collectOwnProofs(
  day: string,
): Promise<
  | { readonly ok: true; readonly balances: readonly BalanceLine[] }
  | { readonly ok: false; readonly refusal: ClientRefusal }
> {
  const answer = await call('bookBalances', { day });
  if (!answer.ok) return answer;
  const balances = answer.value.balances.map(({ units, ...line }) => ({
    ...line,
    day,
    balance: units,
  }));
  return { ok: true, balances };
}
