// Whether a withdrawal requires a verified identity (security.md C8).
import { parseAmount, type Amount, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { siteOf, type Setting } from '../settings/index.ts';
import { hasPassed } from './store.ts';

type Rule = Setting<'kyc'>;

/** The amount from which it is required, as a decimal text; undefined if never. */
export function neededFrom({ withdrawal, above }: Rule): string | undefined {
  if (withdrawal === 'never') return undefined;
  return withdrawal === 'always' ? '0' : above;
}

/** True if the member must submit identity documents before withdrawing this amount. */
export async function needsIdentity(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  wanted: { readonly member: Id<'member'>; readonly amount: Amount },
): Promise<boolean> {
  const from = parseAmount(neededFrom((await siteOf(app, merchant)).settings.kyc) ?? '');
  if (from === undefined || wanted.amount < from) return false;
  return !(await hasPassed(sql, merchant.id, wanted.member));
}
