// The roles that every merchant starts with, and what each may do (agency.md 6.2).
import type { BuiltInRole, Right } from '@fairhouse/calls/operator';
import { RIGHTS } from '@fairhouse/calls/operator';

const READ = RIGHTS.filter((right) => right.endsWith('.read'));

export const BUILT_IN_ROLES: Readonly<Record<BuiltInRole, readonly Right[]>> = {
  owner: RIGHTS,
  ops: [
    'reports.read',
    'members.read',
    'members.note',
    'lotteries.read',
    'draws.read',
    'settings.read',
    'settings.edit',
    'content.edit',
    'outbox.read',
    'approvals.read',
  ],
  cashier: [
    'reports.read',
    'members.read',
    'ledger.read',
    'deposits.read',
    'deposits.review',
    'withdrawals.read',
    'withdrawals.claim',
    'withdrawals.pay',
    'approvals.read',
  ],
  risk: [
    'reports.read',
    'members.read',
    'members.contact',
    'members.freeze',
    'members.note',
    'ledger.read',
    'deposits.read',
    'withdrawals.read',
    'withdrawals.claim',
    'withdrawals.review',
    'draws.read',
    'lotteries.read',
    'approvals.read',
  ],
  service: ['members.read', 'members.note', 'deposits.read', 'withdrawals.read', 'draws.read'],
  agents: ['reports.read', 'members.read', 'members.edit', 'members.note', 'approvals.read'],
  draws: [
    'reports.read',
    'lotteries.read',
    'lotteries.edit',
    'draws.read',
    'draws.enter',
    'draws.void',
    'draws.correct',
    'approvals.read',
  ],
  auditor: READ,
};
