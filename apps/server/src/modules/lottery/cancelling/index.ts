// Cancels orders before the close, refunds their stakes and charges the fee.
export { cancelBets } from './cancel-bets.ts';
export { cancelOrder } from './cancel-order.ts';
export { chargeCancelFees } from './charge-cancel-fees.ts';
