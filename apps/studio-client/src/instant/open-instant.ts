import type { InstantGame, InstantTable } from './instant-game.ts';

/** Each game is loaded alone. */
const LOADERS: Readonly<Record<string, (table: InstantTable) => Promise<InstantGame>>> = {
  dice: async (table) => (await import('./open-dice.ts')).openDice(table),
  limbo: async (table) => (await import('./open-limbo.ts')).openLimbo(table),
  mines: async (table) => (await import('./open-mines.ts')).openMines(table),
  plinko: async (table) => (await import('./open-plinko.ts')).openPlinko(table),
  keno: async (table) => (await import('./open-keno.ts')).openKeno(table),
  wheel: async (table) => (await import('./open-wheel.ts')).openWheel(table),
  tower: async (table) => (await import('./open-tower.ts')).openTower(table),
  coin: async (table) => (await import('./open-coin.ts')).openCoin(table),
  hilo: async (table) => (await import('./open-hilo.ts')).openHilo(table),
  'video-poker': async (table) => (await import('./open-poker.ts')).openPoker(table),
};

/** The game of a code on a table; undefined for one that is no instant game. */
export async function openInstant(
  code: string,
  table: InstantTable,
): Promise<InstantGame | undefined> {
  return LOADERS[code]?.(table);
}
