// The public pages of the lottery: menus, current draws, results, trends and winners.
export { drawItem, lotteryName, toInstant } from './draw-items.ts';
export { listGameNames } from './list-game-names.ts';
export { listGameMenus, listPopularNumbers, listRecent } from './list-games.ts';
export { readBoard } from './read-board.ts';
export { readCurrentDraw, readDrawResults, readNearDraws, readTrend } from './read-draws.ts';
export { listVietnamMenus, listVietnamRecent, readVietnamOpened } from './read-vietnam.ts';
export { maskName, readWinnerBoard } from './read-winners.ts';
export { listLatest, listOnSale, type DrawItemRow } from './store.ts';
