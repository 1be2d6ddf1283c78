// Draws of many lotteries end in the same second; the menus are refetched once for all of them.
import { invalidateCalls } from '../calls/queries.ts';

const GATHER_MS = 1500;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Refetches the menus after a short delay, once for all calls in between. */
export function renewMenusSoon(): void {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    invalidateCalls(
      'gameMenus',
      'popularNumbers',
      'recentGames',
      'vnMenus',
      'vnOpened',
      'vnRecent',
    );
  }, GATHER_MS);
}
