// Records: a member's stored record, its creation and lookup.
export { type NewMember, createMember } from './create-member.ts';
export { findMemberByCode, findMemberByName, usernameOf } from './find-member.ts';
export {
  type Activity,
  type Member,
  type MemberGroup,
  type MemberKind,
  type MemberState,
  mayDo,
  usernameKey,
} from './member.ts';
export { findMember, findMembers, lockMemberRow, noteLogin, updateProfile } from './store.ts';
export { moveLine, setBettingSuspended, setKind } from './tree-store.ts';
