// Games as a merchant offers them: its own names, pictures, places, badges, limits and countries.
export { vendorGameChange } from './change-game.ts';
export { merchantGamesChange } from './merchant-games-change.ts';
export { forgetGameArt } from './forget-game-art.ts';
export { merchantGame, merchantGames } from './read-games.ts';
export { merchantGameArt } from './merchant-game-art.ts';
