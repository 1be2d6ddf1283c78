// The player's table: every call that the site makes, gathered from the areas.
import type { CallTable } from '../call.ts';
import { agentTransferCalls } from './agents/transfers.ts';
import { agentFreezeCalls } from './agents/freezes.ts';
import { agentTreeCalls } from './agents/tree.ts';
import { agentFigureCalls } from './agents/figures.ts';
import { teamPeopleCalls } from './agents/team-people.ts';
import { teamRoundCalls } from './agents/team-rounds.ts';
import { bookCalls } from './books.ts';
import { gameCalls } from './games.ts';
import { codeCalls } from './identity/codes.ts';
import { walletCalls } from './wallet.ts';
import { cashierCalls } from './cashier.ts';
import { contractCalls } from './agents/contracts.ts';
import { messageCalls } from './messages.ts';
import { settingsCalls } from './settings.ts';
import { lotteryCalls } from './lottery.ts';
import { offerCalls } from './offers.ts';
import { factorCalls } from './identity/factors.ts';
import { identityCalls } from './identity/identity.ts';
import { memberCalls } from './member.ts';
import { protectionCalls } from './protection.ts';
import { registrationCalls } from './identity/registration.ts';
import { securityCalls } from './identity/security.ts';
import { resetCalls } from './identity/reset.ts';
import { sessionCalls } from './identity/session.ts';
import { socialCalls } from './identity/social.ts';
import { kycCalls } from './kyc.ts';
import { uploadCalls } from './uploads.ts';
import { humanCalls } from './identity/human-field.ts';
import { vendorCalls } from './vendors.ts';
import { vietnamCalls } from './vietnam.ts';

export const player = {
  ...walletCalls,
  ...bookCalls,
  ...agentFigureCalls,
  ...teamPeopleCalls,
  ...teamRoundCalls,
  ...cashierCalls,
  ...contractCalls,
  ...settingsCalls,
  ...messageCalls,
  ...lotteryCalls,
  ...offerCalls,
  ...vietnamCalls,
  ...agentTreeCalls,
  ...agentFreezeCalls,
  ...agentTransferCalls,
  ...sessionCalls,
  ...vendorCalls,
  ...gameCalls,
  ...identityCalls,
  ...registrationCalls,
  ...codeCalls,
  ...memberCalls,
  ...securityCalls,
  ...resetCalls,
  ...factorCalls,
  ...uploadCalls,
  ...kycCalls,
  ...protectionCalls,
  ...humanCalls,
  ...socialCalls,
} as const satisfies CallTable;

export type PlayerCalls = typeof player;

export { LINK_DAYS, LINK_DEVICES, TRANSFER_DOWN } from './agents/agent-fields.ts';
export { ACCOUNT_GROUPS } from './agents/figures.ts';
export { GAME_BADGES, GAME_TYPES } from './games.ts';
export { RECORD_KINDS } from './wallet.ts';
export { CODE_REFUSALS, SEND_REFUSALS } from './identity/codes.ts';
export { AVATARS, type AvatarName } from './member.ts';
export { HUMAN_REFUSALS, HUMAN_SCENES } from './identity/human-field.ts';
export { DOCUMENT_KINDS, DOCUMENTS, PAPER_SIDES, VERDICTS, type DocumentKind } from './kyc.ts';
export { PICTURE_PURPOSES } from './uploads.ts';
export { FACTOR_KINDS, type FactorKind } from './identity/factor-kinds.ts';
export { readStanding, type MemberGroup, type MemberKind, type Standing } from './standing.ts';
export { SOCIAL_PROVIDERS, type SocialProvider } from './identity/social-fields.ts';
export { BREAK_LENGTHS, CHECK_MINUTES, LIMIT_KINDS, LIMIT_PERIODS } from './protection-schemas.ts';
export {
  BASES,
  BILL_STATES,
  CARRY_MODES,
  KIND_CHOICES,
  PERIODS,
  TIER_METRICS,
  wireFigures,
  wirePercent,
  wireTerms,
  wireTier,
  type BillState,
} from './agents/contract-schemas.ts';
