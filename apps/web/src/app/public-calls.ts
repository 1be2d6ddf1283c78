import type { CallName } from './calls.ts';

/** Calls whose answers are the same for everybody, so that they outlive a login and a logout. */
export const PUBLIC_CALLS: readonly CallName[] = [
  'permission',
  'whitelabel',
  'settings',
  'country',
  'registerSettings',
  'helpCenter',
  'gameMenus',
  'winnerBoard',
];
