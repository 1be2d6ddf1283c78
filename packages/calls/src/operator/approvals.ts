// The four-eyes principle: one operator makes a request and another decides it.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const approvalListPages = longList({ approvals: ['time', 'id'] });

const fieldValues = z.record(z.string(), z.unknown());

const approval = z.object({
  id: wireId('approval'),
  kind: z.string(),
  target: z.string(),
  /** The username of the member that the request is about. */
  subject: z.string().nullable(),
  /** The effect of the request, in words and in the caller's language. */
  words: z.string(),
  /**
   * The fields that the request changes of existing terms, with the values that stood when it was
   * made and the requested ones.
   */
  changes: z.object({ before: fieldValues, after: fieldValues }).nullable(),
  reason: z.string(),
  state: z.enum(['pending', 'approved', 'refused', 'withdrawn']),
  maker: z.string(),
  madeAt: wireInstant,
  checker: z.string().nullable(),
  decidedAt: wireInstant.nullable(),
  decisionReason: z.string().nullable(),
  /**
   * Whether the caller may decide it: the request is another operator's, and the right is there.
   */
  mayDecide: z.boolean(),
  mine: z.boolean(),
  /** Whether the caller approved it and may be shown its one-time secret. */
  mayReveal: z.boolean(),
});

export const approvalCalls = {
  approvalList: {
    method: 'GET',
    path: '/console/approvals',
    module: 'OPS_APPROVALS',
    audience: 'operator',
    about:
      'Requests that wait for a second person or were decided, newest first. Without the right ' +
      'to read them all, the caller’s own requests.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: approvalListPages.request({
      state: z.enum(['pending', 'approved', 'refused', 'withdrawn']).optional(),
      kind: z.string().max(60).optional(),
      /** The target, or the username of the member that the request is about. */
      target: z.string().max(100).optional(),
      /** The login name of the operator who made the request. */
      maker: z.string().max(60).optional(),
      from: wireInstant.optional(),
      to: wireInstant.optional(),
    }),
    response: approvalListPages.response(approval),
    refusals: [],
  },
  approvalDecide: {
    method: 'POST',
    path: '/console/approvals/:id/decision',
    module: 'OPS_APPROVALS',
    audience: 'operator',
    about: 'Carries out or refuses a request as the second person; its maker may only withdraw it.',
    idempotent: true,
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({
      id: wireId('approval'),
      decision: z.enum(['approve', 'refuse', 'withdraw']),
      reason: z.string().trim().min(4).max(300),
    }),
    response: approval,
    refusals: [
      'approval.own',
      'approval.same_person',
      'approval.not_own',
      'approval.decided',
      'approval.failed',
    ],
  },
  approvalReveal: {
    method: 'POST',
    path: '/console/approvals/:id/secret',
    module: 'OPS_APPROVALS',
    audience: 'operator',
    about:
      'Creates the secret that results from an approved request and shows it once, to the ' +
      'second person only: an operator’s link, the code of a member without a verified ' +
      'contact, or the secret that is shared with a vendor.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ id: wireId('approval') }),
    response: z.object({
      kind: z.enum(['activationCode', 'enrolmentLink', 'vendorSecret']),
      secret: z.string(),
      endsAt: wireInstant,
    }),
    refusals: ['approval.no_secret'],
  },
} as const satisfies CallTable;

/** The kinds of requests by the call that makes them. */
export const APPROVAL_KINDS: Readonly<Record<string, string>> = {
  depositReview: 'cashier.deposit_credit',
  withdrawalApprove: 'cashier.withdrawal_approve',
  cashierSettingsEdit: 'cashier.settings',
  adjustmentAsk: 'cashier.adjustment',
  memberAuthenticatorReset: 'identity.authenticator',
  calendarEdit: 'lottery.calendar',
  vendorSecretEnter: 'vendors.secret',
  drawVoid: 'lottery.void',
  drawCorrect: 'lottery.correct',
  memberPasswordReset: 'identity.password',
  memberPaymentPasswordReset: 'identity.payment_password',
  memberRealNameCorrect: 'cashier.real_name',
  operatorCreate: 'operators.create',
  operatorRoles: 'operators.roles',
  operatorReset: 'operators.reset',
  operatorState: 'operators.enable',
  roleSave: 'operators.role',
  secretSet: 'settings.secret',
  settingChange: 'settings.change',
  agentAppoint: 'act.agentAppoint',
  agentMove: 'act.agentMove',
  agentPermissionsSet: 'act.agentPermissionsSet',
  agentQuotaSet: 'act.agentQuotaSet',
  agentTermsSet: 'act.agentTermsSet',
  agentTransferDecide: 'act.agentTransferDecide',
  announcementPut: 'act.announcementPut',
  channelEdit: 'act.channelEdit',
  contractBillReject: 'act.contractBillReject',
  contractDebtAdvance: 'act.contractDebtAdvance',
  contractEnd: 'act.contractEnd',
  contractHouseOffer: 'act.contractHouseOffer',
  contractImport: 'act.contractImport',
  contractRulesChange: 'act.contractRulesChange',
  contractRunApprove: 'act.contractRunApprove',
  contractRunRepeat: 'act.contractRunRepeat',
  houseJackpotSwitch: 'act.houseJackpotSwitch',
  identityDecide: 'act.identityDecide',
  lotteryAdd: 'act.lotteryAdd',
  lotteryEdit: 'act.lotteryEdit',
  memberDisable: 'act.memberDisable',
  memberProtectionLimit: 'act.memberProtectionLimit',
  memberUnfreeze: 'act.memberUnfreeze',
  merchantChange: 'act.merchantChange',
  merchantMake: 'act.merchantMake',
  merchantState: 'act.merchantState',
  numberLimitEnd: 'act.numberLimitEnd',
  oddsEdit: 'act.oddsEdit',
  resourcePut: 'act.resourcePut',
  stewardChange: 'act.stewardChange',
  vendorCommissionPlan: 'act.vendorCommissionPlan',
  vendorConnect: 'act.vendorConnect',
  vendorFreeRoundsGive: 'act.vendorFreeRoundsGive',
  vendorKeyEnter: 'act.vendorKeyEnter',
  vendorRoundVoid: 'act.vendorRoundVoid',
  vendorSecretCreate: 'act.vendorSecretCreate',
};
