// Quotas: how many direct downlines of a high group an agent may hold (agency.md 1.6).
import { fail, ok, rate, type Rate, type Result } from '@fairhouse/values';
import { pointOf } from './prize-group.ts';

/** The counts of one agent at one group. */
export interface QuotaRow {
  /** Given by the back office. */
  readonly systemAllocated: number;
  /** Handed down by the upline. */
  readonly upAllocated: number;
  readonly directsAtGroup: number;
  readonly givenToDirects: number;
}

/** Points below this are not counted: 8 %. */
export const DEFAULT_QUOTA_FROM = rate(80_000n);

/** What is left to an agent at a group; below zero where more is held than was allocated. */
export function quotaSurplus(row: QuotaRow): number {
  return row.systemAllocated + row.upAllocated - row.directsAtGroup - row.givenToDirects;
}

export type Quota =
  | { readonly status: 'unlimited' }
  | { readonly status: 'counted'; readonly surplus: number }
  | { readonly status: 'forbidden' };

/**
 * The quota of an agent at a group: unlimited below `countedFrom` and where there is no row,
 * forbidden where nothing was ever allocated.
 */
export function quotaOf(group: number, row: QuotaRow | undefined, countedFrom: Rate): Quota {
  if (row === undefined || pointOf(group) < countedFrom) return { status: 'unlimited' };
  if (row.systemAllocated + row.upAllocated === 0) return { status: 'forbidden' };
  return { status: 'counted', surplus: quotaSurplus(row) };
}

/** Whether the quota permits one more direct downline. */
export function permitsOneMore(quota: Quota): boolean {
  return quota.status === 'unlimited' || (quota.status === 'counted' && quota.surplus > 0);
}

export type HandDownProblem =
  | { readonly code: 'COUNT_NOT_POSITIVE' }
  | { readonly code: 'QUOTA_EXHAUSTED'; readonly surplus: number };

/** Hands quota down to a direct, from the own surplus: both rows after it. */
export function handDownQuota(
  from: QuotaRow,
  to: QuotaRow,
  count: number,
): Result<{ readonly from: QuotaRow; readonly to: QuotaRow }, HandDownProblem> {
  if (!Number.isInteger(count) || count <= 0) return fail({ code: 'COUNT_NOT_POSITIVE' });
  const surplus = quotaSurplus(from);
  if (count > surplus) return fail({ code: 'QUOTA_EXHAUSTED', surplus });
  return ok({
    from: { ...from, givenToDirects: from.givenToDirects + count },
    to: { ...to, upAllocated: to.upAllocated + count },
  });
}
