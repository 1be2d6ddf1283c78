import type { CallName } from './calls.ts';

/** Calls whose answers are the same for everybody; they stay cached over login and logout. */
export const PUBLIC_CALLS: readonly CallName[] = [
  'permission',
  'whitelabel',
  'settings',
  'country',
  'registerSettings',
  'helpCenter',
  'gameMenus',
  'gameVendor',
  'vassGameType',
  'winnerBoard',
];
