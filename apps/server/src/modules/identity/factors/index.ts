// Factors: the second factors of a member, and the decision whether a login needs one.
export {
  authenticatorConfirm,
  authenticatorRemove,
  authenticatorSetUp,
  recoveryCodesRenew,
} from './authenticator.ts';
export { checkOwnCode } from './check-own-code.ts';
export { contactBind } from './contact-bind.ts';
export { contactCode, contactProofCode } from './contact-code.ts';
export {
  type PendingLogin,
  askGenericFactors,
  decideSecondFactor,
} from './decide-second-factor.ts';
export { type Factor, listFactors } from './list-factors.ts';
export { loginVerifySend } from './login-verify-send.ts';
export { memberAuthenticatorReset, memberDevicesForget, memberFactors } from './member-factors.ts';
export { proveNewContact, wantsNewContact } from './new-contact.ts';
export { countRecoveryCodes, findAuthenticator } from './store/authenticators.ts';
export {
  type LoginTicket,
  countOnTicket,
  deleteLoginTicket,
  lockLoginTicket,
  pruneLoginTickets,
} from './store/login-tickets.ts';
