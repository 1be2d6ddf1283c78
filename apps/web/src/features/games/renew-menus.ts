// Draws of many lotteries end in the same second; the menus are then fetched once for all of them.
import { renew } from '../../app/queries.ts';

const GATHER_MS = 1500;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Fetches the menus again in a moment, once for however many ask for it until then. */
export function renewMenusSoon(): void {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    renew('gameMenus', 'popularNumbers', 'recentGames', 'vnMenus', 'vnOpened', 'vnRecent');
  }, GATHER_MS);
}
