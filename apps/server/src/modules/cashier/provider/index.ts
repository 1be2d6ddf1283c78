// Provider: the client of the payment provider, and the check of its signed messages.
export { bankSecret, checkBankMessage, hasBank } from './bank-message.ts';
export {
  BANK,
  type OpenedPayment,
  type PaymentAnswer,
  type PayoutAnswer,
  bankCallback,
  openPayment,
  openPayout,
  readPayment,
  readPayout,
} from './bank.ts';
export { hasPayoutProvider } from './has-payout-provider.ts';
export { forgetNonces, takeNonce } from './store.ts';
