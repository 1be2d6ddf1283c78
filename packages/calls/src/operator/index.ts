// The operator's table: every call that the console makes.
import { defineCalls } from '../call.ts';
import { ledgerCalls } from './ledger.ts';
import { cashierDeskCalls } from './cashier.ts';
import { settingsDeskCalls } from './settings.ts';
import { vendorDeskCalls } from './vendors.ts';
import { approvalCalls } from './approvals.ts';
import { auditCalls } from './audit.ts';
import { codeDeskCalls } from './codes.ts';
import { consoleCalls } from './console.ts';
import { factorDeskCalls } from './factors.ts';
import { lotteryDeskCalls } from './lottery.ts';
import { numberLimitCalls } from './number-limits.ts';
import { memberDeskCalls } from './members.ts';
import { operatorCalls } from './operators.ts';
import { merchantCalls } from './merchants.ts';
import { outboxCalls } from './outbox.ts';
import { sharedMarkCalls } from './shared-marks.ts';
import { doctorCalls } from './doctor.ts';
import { kycDeskCalls } from './kyc.ts';
import { protectionDeskCalls } from './protection.ts';
import { reportCalls } from './reports.ts';
import { secretCalls } from './secrets.ts';
import { socialDeskCalls } from './social.ts';

export const operator = defineCalls({
  ...ledgerCalls,
  ...cashierDeskCalls,
  ...settingsDeskCalls,
  ...vendorDeskCalls,
  ...consoleCalls,
  ...operatorCalls,
  ...merchantCalls,
  ...lotteryDeskCalls,
  ...numberLimitCalls,
  ...memberDeskCalls,
  ...factorDeskCalls,
  ...approvalCalls,
  ...auditCalls,
  ...outboxCalls,
  ...codeDeskCalls,
  ...reportCalls,
  ...kycDeskCalls,
  ...sharedMarkCalls,
  ...protectionDeskCalls,
  ...secretCalls,
  ...socialDeskCalls,
  ...doctorCalls,
});

export type OperatorCalls = typeof operator;

export {
  MESSAGE_PURPOSES,
  MESSAGE_STATES,
  SEND_FAILURES,
  type MessagePurpose,
  type SendFailure,
} from './outbox.ts';
export { DOCTOR_CHECKS } from './doctor.ts';
export { RISK_RULES } from './cashier.ts';
export { LOTTERY_ALARMS, OWN_CLOSE_LEAD_SECONDS_MAX } from './lottery.ts';
export { SECRET_NAMES, type SecretName } from './secrets.ts';
export { merchantFields, merchantOwner } from './merchants.ts';
export { HOUSE_RIGHTS, RIGHTS, ROLES, type BuiltInRole, type Right } from './rights.ts';
export { BREAK_LENGTHS, LIMIT_KINDS, LIMIT_PERIODS } from '../player/protection-shapes.ts';
