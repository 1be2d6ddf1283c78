import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { memberDisable, memberFreeze, memberUnfreeze } from './freeze-member.ts';
import { memberNoteAdd, memberNotes, memberTags } from './keep-notes.ts';
import { avatar, icon, language, memberInfo, memberInfoUpdate } from './own-account.ts';
import { memberContacts, memberProfile } from './read-profile.ts';
import { memberPasswordReset, memberPaymentPasswordReset } from './reset-secrets.ts';
import { memberList } from './search-members.ts';
import { realNameSet } from './set-real-name.ts';
import { paymentPasswordChange, paymentPasswordSet } from './set-payment-password.ts';

export const membersOperations = {
  memberInfo,
  memberInfoUpdate,
  icon,
  avatar,
  language,
  paymentPasswordSet,
  paymentPasswordChange,
  realNameSet,
} satisfies Partial<Operations<PlayerCalls>>;

export const membersDesk = {
  memberList,
  memberProfile,
  memberContacts,
  memberFreeze,
  memberUnfreeze,
  memberDisable,
  memberNotes,
  memberNoteAdd,
  memberTags,
  memberPasswordReset,
  memberPaymentPasswordReset,
} satisfies Partial<Operations<OperatorCalls>>;
