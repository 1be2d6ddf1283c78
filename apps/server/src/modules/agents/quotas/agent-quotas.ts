// The quotas of an agent as the rules read them (agency.md 1.6).
import { pointOf, quotaOf, type Quota, type QuotaRow } from '@fairhouse/rules/agency';
import type { Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { AgentTerms } from '../accounts/index.ts';
import { readQuotaRows } from './store.ts';

/** An agent's quotas by group. */
export interface AgentQuotas {
  readonly rows: ReadonlyMap<number, QuotaRow>;
  /** The quota at a group. */
  at(group: number): Quota;
  /** The groups that are counted, the highest first. */
  readonly counted: readonly { readonly group: number; readonly quota: Quota }[];
}

/** Reads the quotas of an agent; who acts on them has locked the agent's row. */
export async function readQuotas(
  { sql, merchant }: Pick<CallContext, 'sql' | 'merchant'>,
  terms: Pick<AgentTerms, 'quotaFrom' | 'standardGroup'>,
  agent: Id<'member'>,
): Promise<AgentQuotas> {
  const query = { agent, standard: terms.standardGroup };
  const rows = await readQuotaRows(sql, merchant.id, query);
  const at = (group: number) => quotaOf(group, rows.get(group), terms.quotaFrom);
  const counted = [...rows.keys()]
    .filter((group) => pointOf(group) >= terms.quotaFrom)
    .map((group) => ({ group, quota: at(group) }));
  return { rows, at, counted };
}

/** A quota on the wire. */
export function showQuota(group: number, quota: Quota) {
  const surplus = quota.status === 'counted' ? quota.surplus : null;
  return { group, status: quota.status, surplus };
}
