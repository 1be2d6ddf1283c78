// Places bets: prices an order, and writes its tickets in the ledger batch that takes the stake.
export { betParticipant } from './bet-participant.ts';
export { formatBetRefusal, parseBetRefusal, type BetRefusal } from './bet-refusal.ts';
export type { CancelRow, PlaceRow, ReleaseRow, ShareRow } from './bet-rows.ts';
export { bookingRefusal } from './booking-refusal.ts';
export { placeBets } from './place-bets.ts';
export { orderProblem, priceOrder, type PricedOrder } from './price-order.ts';
export { isRetryAcrossUpgrade } from './retry-across-upgrade.ts';
export { readNow } from './store/bets.ts';
export type { NewOffer } from './store/offers.ts';
export { bettingGroup, groupRefusal, type BettingGroup } from './own-group.ts';
