import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { askSecond, sayAct } from '../operators/index.ts';
import { memberDisable, memberFreeze, memberUnfreeze } from './freeze-member.ts';
import { memberNoteAdd, memberNotes, memberTags } from './keep-notes.ts';
import { avatar, icon, language, memberInfo, memberInfoUpdate } from './own-account.ts';
import { memberContacts, memberProfile } from './read-profile.ts';
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

/** A freeze holds money where somebody saw a reason; another operator looks before it goes. */
const unfreezeByTwo = askSecond(
  {
    name: 'memberUnfreeze',
    row: operator.memberUnfreeze,
    target: ({ id }) => `member:${id}`,
    describe: ({ id }) => sayAct('unfreeze', { id }),
  },
  memberUnfreeze,
);

/** What is urgent is a freeze, which one operator may do. */
const disableByTwo = askSecond(
  {
    name: 'memberDisable',
    row: operator.memberDisable,
    target: ({ id }) => `member:${id}`,
    describe: ({ id }) => sayAct('disable', { id }),
  },
  memberDisable,
);

export const membersDesk = {
  memberList,
  memberProfile,
  memberContacts,
  memberFreeze,
  memberUnfreeze: unfreezeByTwo,
  memberDisable: disableByTwo,
  memberNotes,
  memberNoteAdd,
  memberTags,
} satisfies Partial<Operations<OperatorCalls>>;
