// The messages about events, and the kinds by which a member chooses them.
import type { Texts } from '../store.ts';

export const NOTICE_KINDS = ['deposit', 'withdrawal', 'win', 'limit'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_NAMES = [
  'deposit_credited',
  'withdrawal_approved',
  'withdrawal_paid',
  'withdrawal_returned',
  'draw_won',
  'draw_returned',
  'deposit_limit_near',
  'stake_limit_near',
  'loss_limit_near',
] as const;
export type NoticeName = (typeof NOTICE_NAMES)[number];

/**
 * What fills the places of a notice's text: a text that is the same in every language, a text by
 * language, or an amount of money as a decimal.
 */
export type NoticeValue =
  | string
  | { readonly texts: Texts }
  | { readonly amount: string; readonly currency: string };

export type NoticeDetails = Readonly<Record<string, NoticeValue>>;

const KINDS: Readonly<Record<NoticeName, NoticeKind>> = {
  deposit_credited: 'deposit',
  withdrawal_approved: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  draw_won: 'win',
  draw_returned: 'win',
  deposit_limit_near: 'limit',
  stake_limit_near: 'limit',
  loss_limit_near: 'limit',
};

/** The kind by which a member chooses to get this notice. */
export function noticeKind(name: NoticeName): NoticeKind {
  return KINDS[name];
}

/** Parses a stored name; undefined for one that a newer copy of the server has written. */
export function parseNoticeName(name: string): NoticeName | undefined {
  return NOTICE_NAMES.find((each) => each === name);
}
