// Places bets: prices an order, and writes its tickets in the ledger batch that takes the stake.
export { betParticipant } from './bet-participant.ts';
export { BET_REFUSAL, type CancelRow, type PlaceRow } from './bet-rows.ts';
export { bookingRefusal } from './booking-refusal.ts';
export { placeBets } from './place-bets.ts';
export { orderProblem, priceOrder, type PricedOrder } from './price-order.ts';
export { isRetryAcrossUpgrade } from './retry-across-upgrade.ts';
export { readNow } from './store/bets.ts';
