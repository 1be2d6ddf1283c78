// Transactions: the wallet that vendors' adapters call, and the participant of the ledger's batch.
export { creditIssue, findIssue } from './credit-issue.ts';
export { findPlayer, type KnownPlayer } from './find-player.ts';
export { moveParticipant } from './move-participant.ts';
export type { Bet, MoveAnswer, Rollback, Transaction, WalletUser, Win } from './move.ts';
export { playTogether, type PlayAction } from './play-together.ts';
export { rollBack } from './roll-back.ts';
export { readMainBalance } from './stored-answer.ts';
export { creditWin, placeBet } from './wallet-port.ts';
