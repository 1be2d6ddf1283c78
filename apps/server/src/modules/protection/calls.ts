import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { askSecond, sayAct } from '../operators/index.ts';
import {
  loosensLimit,
  memberProtection,
  memberProtectionBreak,
  memberProtectionHistory,
  memberProtectionLimit,
  protectionPaused,
} from './desk.ts';
import { announcements } from './invite-to-play.ts';
import {
  protection,
  protectionBreak,
  protectionCheckMinutes,
  protectionHistory,
  protectionLimit,
  protectionLimitConfirm,
  protectionLimitKeep,
  protectionPromptDecline,
  protectionReturn,
} from './own-protection.ts';
import { realityCheck, realityCheckDone } from './session-check.ts';

export const protectionOperations = {
  announcements,
  protection,
  protectionLimit,
  protectionLimitConfirm,
  protectionLimitKeep,
  protectionBreak,
  protectionReturn,
  protectionCheckMinutes,
  protectionPromptDecline,
  protectionHistory,
  realityCheck,
  realityCheckDone,
} satisfies Partial<Operations<PlayerCalls>>;

/** Stricter at once; looser only by two, and then after its day. */
const limitByTwo = askSecond(
  {
    name: 'memberProtectionLimit',
    row: operator.memberProtectionLimit,
    needs: loosensLimit,
    target: ({ id }) => `member:${id}`,
    describe: ({ id, kind, period, amount, minutes }) =>
      sayAct('looserLimit', {
        id,
        kind: kind === 'session' ? kind : `${kind}, ${period}`,
        most: amount ?? String(minutes ?? '∞'),
      }),
  },
  memberProtectionLimit,
);

export const protectionDesk = {
  memberProtection,
  memberProtectionHistory,
  memberProtectionLimit: limitByTwo,
  memberProtectionBreak,
  protectionPaused,
} satisfies Partial<Operations<OperatorCalls>>;
