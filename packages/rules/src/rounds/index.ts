// Checks the published files of rounds of games, without the studio that played them.
export { decideAgain } from './decide-again.ts';
export { verifyRound, type Verdict } from './verify-round.ts';
