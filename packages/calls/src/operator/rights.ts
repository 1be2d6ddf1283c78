// The rights of operators. A row names one of these; a role is a set of them.

export const RIGHTS = [
  'reports.read',
  'members.read',
  'members.contact',
  'members.edit',
  'members.freeze',
  'members.note',
  'protection.read',
  'protection.edit',
  'cases.read',
  'cases.close',
  'feedback.read',
  'feedback.close',
  'kyc.read',
  'kyc.review',
  'ledger.read',
  'adjustments.make',
  'agents.read',
  'agents.edit',
  'agents.transfers',
  'deposits.read',
  'deposits.review',
  'withdrawals.read',
  'withdrawals.claim',
  'withdrawals.review',
  'withdrawals.pay',
  'contracts.read',
  'contracts.edit',
  'contracts.pay',
  'lotteries.read',
  'lotteries.edit',
  'draws.read',
  'draws.enter',
  'draws.void',
  'draws.correct',
  'settings.read',
  'settings.edit',
  'content.edit',
  'status.edit',
  'outbox.read',
  'operators.read',
  'operators.edit',
  'approvals.read',
  'approvals.decide',
  'audit.read',
] as const;

/**
 * Installation-wide rights. No role has them, because roles belong to a merchant: they come with an
 * operator's installation-wide post.
 */
export const STEWARD_RIGHTS = ['merchants.edit'] as const;

export type Right = (typeof RIGHTS)[number];

/** The roles that every merchant starts with (agency.md 6.2). */
export const ROLES = [
  'owner',
  'ops',
  'cashier',
  'risk',
  'service',
  'agents',
  'draws',
  'auditor',
] as const;

export type BuiltInRole = (typeof ROLES)[number];
