// The operator's table: every call that the console makes.
import type { CallTable } from '../call.ts';
import { agentBackofficeCalls } from './agents/agents.ts';
import { agentFreezeBackofficeCalls } from './agents/freezes.ts';
import { ledgerCalls } from './ledger.ts';
import { cashierBackofficeCalls } from './cashier.ts';
import { settingsBackofficeCalls } from './settings.ts';
import { merchantGameCalls } from './vendors/merchant-games.ts';
import { vendorBackofficeCalls } from './vendors/vendors.ts';
import { vendorChangeCalls } from './vendors/vendor-changes.ts';
import { vendorFreeRoundCalls } from './vendors/vendor-free-rounds.ts';
import { vendorGatewayCalls } from './vendors/vendor-gateway.ts';
import { vendorLabCalls } from './vendors/vendor-lab.ts';
import { vendorStuckRoundCalls } from './vendors/vendor-stuck-rounds.ts';
import { vendorLaunchTestCalls } from './vendors/vendor-launch-test.ts';
import { vendorCommissionCalls } from './vendors/vendor-commissions.ts';
import { houseJackpotCalls } from './vendors/house-jackpots.ts';
import { vendorMaxWinCalls } from './vendors/vendor-max-wins.ts';
import { vendorJackpotCalls } from './vendors/vendor-jackpots.ts';
import { vendorRoundCalls } from './vendors/vendor-rounds.ts';
import { approvalCalls } from './approvals.ts';
import { auditCalls } from './audit.ts';
import { codeBackofficeCalls } from './codes.ts';
import { contractBackofficeCalls } from './agents/contracts.ts';
import { consoleCalls } from './console.ts';
import { factorBackofficeCalls } from './factors.ts';
import { lotteryBackofficeCalls } from './lottery.ts';
import { newLotteryCalls } from './new-lotteries.ts';
import { numberLimitCalls } from './draws/number-limits.ts';
import { memberFigureCalls } from './members/member-figures.ts';
import { memberBackofficeCalls } from './members/members.ts';
import { offerBackofficeCalls } from './draws/offers.ts';
import { operatorCalls } from './operators.ts';
import { merchantCalls } from './merchants.ts';
import { outboxCalls } from './outbox.ts';
import { sharedMarkCalls } from './shared-marks.ts';
import { doctorCalls } from './doctor.ts';
import { kycBackofficeCalls } from './kyc.ts';
import { protectionBackofficeCalls } from './protection.ts';
import { queueRowCalls } from './queue-rows.ts';
import { reportCalls } from './reports.ts';
import { searchCalls } from './search.ts';
import { secretCalls } from './secrets.ts';
import { socialBackofficeCalls } from './social.ts';
import { listTotalCalls } from './list-totals.ts';

export const operator = {
  ...ledgerCalls,
  ...cashierBackofficeCalls,
  ...settingsBackofficeCalls,
  ...vendorBackofficeCalls,
  ...vendorChangeCalls,
  ...vendorGatewayCalls,
  ...merchantGameCalls,
  ...vendorLabCalls,
  ...vendorRoundCalls,
  ...vendorStuckRoundCalls,
  ...vendorLaunchTestCalls,
  ...vendorCommissionCalls,
  ...vendorJackpotCalls,
  ...houseJackpotCalls,
  ...vendorMaxWinCalls,
  ...vendorFreeRoundCalls,
  ...consoleCalls,
  ...contractBackofficeCalls,
  ...operatorCalls,
  ...merchantCalls,
  ...lotteryBackofficeCalls,
  ...newLotteryCalls,
  ...numberLimitCalls,
  ...offerBackofficeCalls,
  ...memberBackofficeCalls,
  ...memberFigureCalls,
  ...factorBackofficeCalls,
  ...approvalCalls,
  ...auditCalls,
  ...outboxCalls,
  ...codeBackofficeCalls,
  ...reportCalls,
  ...queueRowCalls,
  ...searchCalls,
  ...kycBackofficeCalls,
  ...sharedMarkCalls,
  ...protectionBackofficeCalls,
  ...secretCalls,
  ...socialBackofficeCalls,
  ...doctorCalls,
  ...listTotalCalls,
  ...agentBackofficeCalls,
  ...agentFreezeBackofficeCalls,
} as const satisfies CallTable;

export type OperatorCalls = typeof operator;

export {
  MESSAGE_PURPOSES,
  MESSAGE_STATES,
  SEND_FAILURES,
  type MessagePurpose,
  type SendFailure,
} from './outbox.ts';
export { APPROVAL_KINDS } from './approvals.ts';
export { CASE_KINDS, RISK_SIGNS } from './members/member-figures.ts';
export { IMPORT_ROWS_MAX } from './agents/contracts.ts';
export { kindRuleFields } from './agents/kind-rules.ts';
export { MEMBER_SORTS } from './members/members.ts';
export {
  GAME_ART_BYTES_MAX,
  GAME_ART_MIN,
  GAME_STATUSES,
  GAMES_CHANGED_MAX,
} from './vendors/merchant-games.ts';
export { FREE_ROUND_STATES } from '../vendor/free-rounds.ts';
export { HOUSE_JACKPOTS } from '../vendor/wallet.ts';
export { FREE_ROUND_MEMBERS_MAX, FREE_ROUND_ROLLOVER } from './vendors/vendor-free-rounds.ts';
export { GAME_BADGES, GAME_TYPES } from '../player/games.ts';
export { VENDOR_CHANGE_KINDS } from './vendors/vendor-changes.ts';
export { COMMISSION_CATEGORIES } from './vendors/vendor-commissions.ts';
export { VENDOR_SECRET_MIN } from './vendors/vendor-gateway.ts';
export { VENDOR_CASE_KINDS } from './vendors/vendor-rounds.ts';
export { BET_STATES } from './reports.ts';
export { MONEY_FIGURES, MOVEMENT_CODES } from './ledger.ts';
export { DOCTOR_CHECKS } from './doctor.ts';
export { RISK_RULES } from './cashier.ts';
export { LOTTERY_ALARMS, OWN_CLOSE_LEAD_SECONDS_MAX } from './lottery.ts';
export { SECRET_NAMES, type SecretName } from './secrets.ts';
export { merchantFields, merchantOwner } from './merchants.ts';
export { STEWARD_RIGHTS, RIGHTS, ROLES, type BuiltInRole, type Right } from './rights.ts';
export { BREAK_LENGTHS, LIMIT_KINDS, LIMIT_PERIODS } from '../player/protection-schemas.ts';
