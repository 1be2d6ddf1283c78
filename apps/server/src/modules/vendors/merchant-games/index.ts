// Games as a merchant offers them: names, pictures, places, badges, limits and countries of its own.
export { vendorGameChange } from './change-game.ts';
export { merchantGamesChange } from './change-games.ts';
export { forgetGameArt } from './forget-game-art.ts';
export { merchantGame, merchantGames } from './read-games.ts';
export { merchantGameArt } from './upload-art.ts';
