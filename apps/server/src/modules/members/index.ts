// Members: accounts, credentials, and the operators' calls on them.
export { membersBackoffice, membersOperations } from './calls.ts';
export { correctRealName } from './correct-real-name.ts';
export { createMember, type NewMember } from './create-member.ts';
export {
  findMember,
  findMemberByCode,
  findMemberByName,
  findMembers,
  noteLogin,
} from './find-member.ts';
export { freezeByRule } from './member-freeze.ts';
export { hasLapsed, spendActivation } from './has-lapsed.ts';
export { isSameName, parseHolderName } from './holder-name.ts';
export { maskEmail, maskName, maskNumber } from './mask.ts';
export { readIdNumber } from './read-id-number.ts';
export {
  mayDo,
  usernameKey,
  type Activity,
  type Member,
  type MemberGroup,
  type MemberKind,
  type MemberState,
} from './member.ts';
export { findMemberByMobile, proveEmail, proveMobile } from './prove-contact.ts';
export { checkOwnPassword } from './own-password.ts';
export { hashPassword, isHashingBusy, verifyPassword } from './hash-password.ts';
export { checkPaymentPassword, paymentPasswordProblem } from './payment-password.ts';
export {
  findCredentialRow as findCredential,
  findCredentialRowByName as findCredentialByName,
  insertCredential as createCredential,
  holdPayouts,
  lockCredentialRow as lockCredential,
  setLoginHash,
  setPaymentHash,
  type Credential,
} from './store/credentials.ts';
export { addNote } from './store/backoffice.ts';
export { saveProvenIdentity, setRealNameRow as setRealNameOnce } from './store/real-name.ts';
