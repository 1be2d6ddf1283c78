// House jackpots (games.md 5.6): what a stake adds to the pots, and what a round takes from one.
export { contributionOf, type Contribution } from './contribution.ts';
export { payPot, type PotPayment } from './pay-pot.ts';
export { lockPots } from './pots.ts';
export { returnToPots } from './return-to-pots.ts';
export { findJackpotWin, listShownPots } from './store.ts';
export { houseJackpots, houseJackpotSwitch, houseJackpotWins } from './console-calls.ts';
export { publishHouseJackpots } from './publish-pots.ts';
export { provisionHouseJackpots } from './provision-house-jackpots.ts';
