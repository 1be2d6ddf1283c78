// Members: accounts, credentials, and the operators' calls on them.
export { membersBackoffice, membersOperations } from './calls.ts';
export { correctRealName, freezeByRule, readIdNumber, addNote } from './backoffice/index.ts';
export {
  createMember,
  type NewMember,
  findMemberByCode,
  findMemberByName,
  findMember,
  usernameOf,
  findMembers,
  noteLogin,
  lockMemberRow as lockMember,
  moveLine,
  setBettingSuspended,
  setKind,
  mayDo,
  usernameKey,
  type Activity,
  type Member,
  type MemberGroup,
  type MemberKind,
  type MemberState,
} from './records/index.ts';
export {
  hasLapsed,
  spendActivation,
  checkOwnPassword,
  hashPassword,
  isHashingBusy,
  verifyPassword,
  checkPaymentPassword,
  paymentPasswordProblem,
  findCredentialRow as findCredential,
  findCredentialRowByName as findCredentialByName,
  insertCredential as createCredential,
  holdPayouts,
  lockCredentialRow as lockCredential,
  setLoginHash,
  setPaymentHash,
  type Credential,
} from './credentials/index.ts';
export {
  isSameName,
  parseHolderName,
  saveProvenIdentity,
  setRealNameRow as setRealNameOnce,
} from './names/index.ts';
export {
  maskEmail,
  maskName,
  maskNumber,
  findMemberByMobile,
  proveEmail,
  proveMobile,
} from './contacts/index.ts';
