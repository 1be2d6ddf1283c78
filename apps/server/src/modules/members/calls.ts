import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import {
  memberDisable,
  memberFreeze,
  memberUnfreeze,
  memberNoteAdd,
  memberNotes,
  memberTags,
  memberContacts,
  memberProfile,
  memberMessage,
} from './backoffice/index.ts';
import { avatar, icon, language, memberInfo, memberInfoUpdate } from './profile/index.ts';
import { usernameOf } from './records/index.ts';
import { realNameSet } from './names/index.ts';
import { paymentPasswordChange, paymentPasswordSet } from './credentials/index.ts';

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

/**
 * A freeze blocks money because an operator saw a reason, so a second operator approves its end.
 */
const unfreezeByTwo = requireSecondOperator(
  {
    name: 'memberUnfreeze',
    row: operator.memberUnfreeze,
    target: ({ id }) => `member:${id}`,
    subject: (call, { id }) => usernameOf(call, id),
    describe: ({ id }, { subject = id }) => describeOperation('unfreeze', { id: subject }),
  },
  memberUnfreeze,
);

/** Needs two operators: the urgent measure is a freeze, which one operator may impose. */
const disableByTwo = requireSecondOperator(
  {
    name: 'memberDisable',
    row: operator.memberDisable,
    target: ({ id }) => `member:${id}`,
    subject: (call, { id }) => usernameOf(call, id),
    describe: ({ id }, { subject = id }) => describeOperation('disable', { id: subject }),
  },
  memberDisable,
);

export const membersBackoffice = {
  memberMessage,
  memberProfile,
  memberContacts,
  memberFreeze,
  memberUnfreeze: unfreezeByTwo,
  memberDisable: disableByTwo,
  memberNotes,
  memberNoteAdd,
  memberTags,
} satisfies Partial<Operations<OperatorCalls>>;
