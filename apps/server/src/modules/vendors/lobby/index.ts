// Lobby: games as members find them.
export {
  addFavouriteGame,
  favouriteGames,
  gameHistory,
  gameList,
  hotGames,
  jackpots,
  recentlyPlayed,
  removeFavouriteGame,
  vassGameType,
} from './game-lists.ts';
export { isAllowedIn, isInMaintenance, isPublished, letters, PUBLISHED_IF } from './game-cards.ts';
export { readJackpots } from './read-jackpots.ts';
