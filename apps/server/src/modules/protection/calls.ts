import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import {
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

export const protectionDesk = {
  memberProtection,
  memberProtectionHistory,
  memberProtectionLimit,
  memberProtectionBreak,
  protectionPaused,
} satisfies Partial<Operations<OperatorCalls>>;
