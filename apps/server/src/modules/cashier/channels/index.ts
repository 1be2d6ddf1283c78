// Channels: the ways to pay a deposit that a merchant offers, and its first ones.
export { fromPayto, isBankDetailsComplete, isCompleteOrEmpty, toPayto } from './bank-details.ts';
export { channelName } from './channel-name.ts';
export { listPaymentMethods } from './list-payment-methods.ts';
export { provisionCashier, provisionOwnCashier } from './provision-cashier.ts';
export {
  type ChannelChange,
  type ChannelHealth,
  type ChannelRow,
  changeChannelRow,
  findChannel,
  listChannels,
  readChannelHealth,
} from './store.ts';
export { TRANSFER, isOffered, paymentFlow } from './transfer-channel.ts';
