// Launching: tokens are issued and vendors asked for the address of a game.
export { launchGame, trialGame } from './launch-game.ts';
export { gameRoundPage } from './round-page.ts';
export { vendorLaunchTest } from './vendor-launch-test.ts';
