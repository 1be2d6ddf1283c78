import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { parseAmount, ZERO } from '@fairhouse/values';
import type { Operations } from '../../platform/call-context.ts';
import { usernameOf } from '../members/index.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import {
  loosensLimit,
  memberProtection,
  memberProtectionBreak,
  memberProtectionHistory,
  memberProtectionLimit,
  protectionPaused,
} from './member-protection.ts';
import { announcements } from './announcements.ts';
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
import { limitWords, minutesWords } from './limit-words.ts';
import { realityCheck, realityCheckDone } from './reality-check.ts';
import { sessionResult } from './session-result.ts';

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
  sessionResult,
} satisfies Partial<Operations<PlayerCalls>>;

/** A stricter limit applies at once; a looser one needs a second operator, and then 24 hours. */
const limitByTwo = requireSecondOperator(
  {
    name: 'memberProtectionLimit',
    row: operator.memberProtectionLimit,
    needs: loosensLimit,
    target: ({ id }) => `member:${id}`,
    subject: (call, { id }) => usernameOf(call, id),
    describe: ({ id, kind, period, amount, minutes }, { subject = id, currency }) =>
      describeOperation('looserLimit', {
        id: subject,
        kind: limitWords(kind, period),
        most:
          amount === null || amount === undefined
            ? minutesWords(minutes ?? null)
            : { amount: parseAmount(amount) ?? ZERO, currency },
      }),
  },
  memberProtectionLimit,
);

export const protectionBackoffice = {
  memberProtection,
  memberProtectionHistory,
  memberProtectionLimit: limitByTwo,
  memberProtectionBreak,
  protectionPaused,
} satisfies Partial<Operations<OperatorCalls>>;
