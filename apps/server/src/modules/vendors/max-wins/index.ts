// What a merchant pays at most for a round of our studio's games (games.md 9.3).
export { vendorMaxWinChange, vendorMaxWins } from './console-calls.ts';
