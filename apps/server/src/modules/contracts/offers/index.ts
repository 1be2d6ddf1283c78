// Offers: contracts between an upline and a direct, from the offer to their end.
export { actOnContract, type ActContext } from './act-on-contract.ts';
export { holdsFrom, refuseState } from './answer-offer.ts';
export { refuseTerms } from './check-offer.ts';
export {
  acceptContract,
  actOnContractOf,
  consentContract,
  offerContract,
  readContractOf,
  rejectContract,
  terminateContract,
  withdrawContract,
} from './contract-acts.ts';
export { putContractMessage, putOfferMessage } from './contract-messages.ts';
export { expireContracts } from './expire-contracts.ts';
export { endWholeLine } from './line-of-contracts.ts';
export { endMovedLine, listLineEnds } from './moved-line.ts';
export { KIND_NAMES } from './message-texts.ts';
export { makeOffer } from './make-offer.ts';
export {
  listDownlineContracts,
  readEffect,
  readLimits,
  readOwnContracts,
} from './read-contracts.ts';
export { showContract } from './show-contract.ts';
export { listAllContracts } from './store/contract-lists.ts';
export {
  changeRow,
  findContract,
  insertContract,
  listBelow,
  listEvents,
  listStanding,
  nextVersion,
  putEvent,
  type ContractRow,
  type EventRow,
} from './store/contracts.ts';
