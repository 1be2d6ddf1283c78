// Lobby: games as members find them.
export {
  addFavouriteGame,
  favouriteGames,
  gameHistory,
  gameList,
  hotGames,
  jackpots,
  recentlyPlayed,
  recommendedGames,
  removeFavouriteGame,
  vassGameType,
} from './game-lists.ts';
export { freeRounds } from './free-rounds.ts';
export { artAddress, artRoute } from './art-route.ts';
export {
  hiddenBy,
  isAllowedIn,
  isInMaintenance,
  isPublished,
  letters,
  nameOf,
  PUBLISHED_IF,
} from './game-cards.ts';
export { readJackpots } from './read-jackpots.ts';
export { gameReport } from './game-report.ts';
export { isOwnRound } from './store.ts';
