// Cards: bank accounts and wallets to which a member withdraws.
export { addBankCard } from './add-bank-card.ts';
export { bankName } from './banks.ts';
export { cardTags, maskCardNumber, openCardNumber } from './card-number.ts';
export { hasPayoutDetails } from './has-payout-details.ts';
export { listBankCards } from './list-bank-cards.ts';
export { showCard } from './show-card.ts';
export {
  type CardRow,
  findCard,
  findCards,
  listCards,
  listCardsByTags,
  listSharers,
} from './store.ts';
export { removeBankCard, unbindBankCard } from './unbind-bank-card.ts';
export { unbindLockUntil } from './unbind-lock.ts';
