// The entries of the menu, in their order, each with the resource whose right it requires.
import type { TextKey } from '../i18n/text-types.ts';
import { urls } from '../urls.ts';
import { mayRead } from './rights.ts';

export interface MenuEntry<Resource extends string = MenuResource> {
  /** The resource whose right opens the page. */
  readonly resource: Resource;
  readonly to: string;
  readonly label: TextKey;
  /** The queue whose length is shown as a badge. */
  readonly badge?: 'withdrawals' | 'deposits' | 'approvals' | 'draws' | 'reports';
}

interface MenuGroup<Resource extends string = MenuResource> {
  readonly label: TextKey;
  readonly entries: readonly MenuEntry<Resource>[];
}

const GROUPS = [
  {
    label: 'menu.evening',
    entries: [
      { resource: 'dashboard', to: urls.dashboard, label: 'menu.dashboard' },
      {
        resource: 'approvals',
        to: urls.approvals,
        label: 'menu.approvals',
        badge: 'approvals',
      },
    ],
  },
  {
    label: 'menu.people',
    entries: [
      { resource: 'members', to: urls.members, label: 'menu.members' },
      { resource: 'agents', to: urls.agents, label: 'menu.agents' },
      { resource: 'contracts', to: urls.contracts, label: 'menu.contracts' },
      { resource: 'identity', to: urls.identity, label: 'menu.identity' },
      { resource: 'shared', to: urls.shared, label: 'menu.shared' },
      { resource: 'protection', to: urls.protection, label: 'menu.protection' },
      { resource: 'feedback', to: urls.feedback, label: 'menu.feedback' },
    ],
  },
  {
    label: 'menu.money',
    entries: [
      {
        resource: 'withdrawals',
        to: urls.withdrawals,
        label: 'menu.withdrawals',
        badge: 'withdrawals',
      },
      { resource: 'deposits', to: urls.deposits, label: 'menu.deposits', badge: 'deposits' },
      { resource: 'adjustments', to: urls.adjustments, label: 'menu.adjustments' },
      { resource: 'channels', to: urls.cashier, label: 'menu.cashier' },
      { resource: 'ledger', to: urls.ledger, label: 'menu.ledger' },
    ],
  },
  {
    label: 'menu.games',
    entries: [
      { resource: 'draws', to: urls.draws, label: 'menu.draws', badge: 'draws' },
      { resource: 'offers', to: urls.offers, label: 'menu.offers' },
      { resource: 'lotteries', to: urls.lotteries, label: 'menu.lotteries' },
      { resource: 'vendors', to: urls.vendors, label: 'menu.vendors' },
      { resource: 'merchantGames', to: urls.games, label: 'menu.merchantGames' },
      {
        resource: 'vendorCases',
        to: urls.vendorCasesPage,
        label: 'menu.vendorCases',
        badge: 'reports',
      },
    ],
  },
  {
    label: 'menu.site',
    entries: [
      { resource: 'content', to: urls.content, label: 'menu.content' },
      { resource: 'settings', to: urls.siteSettings, label: 'menu.settings' },
      { resource: 'status', to: urls.status, label: 'menu.status' },
      { resource: 'outbox', to: urls.outbox, label: 'menu.outbox' },
      { resource: 'senders', to: urls.senders, label: 'menu.senders' },
    ],
  },
  {
    label: 'menu.house',
    entries: [
      { resource: 'merchants', to: urls.merchants, label: 'menu.merchants' },
      { resource: 'operators', to: urls.operators, label: 'menu.operators' },
      { resource: 'doctor', to: urls.doctor, label: 'menu.doctor' },
      { resource: 'audit', to: urls.audit, label: 'menu.audit' },
    ],
  },
] as const satisfies readonly MenuGroup<string>[];

export type MenuResource = (typeof GROUPS)[number]['entries'][number]['resource'];

/** The menu for an operator with these rights; empty groups are left out. */
export function menuForRights(rights: readonly string[]): readonly MenuGroup[] {
  const groups: readonly MenuGroup[] = GROUPS;
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ resource }) => mayRead(resource, rights)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
