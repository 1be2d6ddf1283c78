// Whether a withdrawal needs a member whose identity was checked (security.md C8).
import { parseAmount, type Amount, type Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { siteOf, type Setting } from '../settings/index.ts';
import { hasPassed } from './store.ts';

type Rule = Setting<'kyc'>;

/** From what amount on it is needed, as a decimal text; undefined when never. */
export function neededFrom({ withdrawal, above }: Rule): string | undefined {
  if (withdrawal === 'never') return undefined;
  return withdrawal === 'always' ? '0' : above;
}

/** True when the member has to show papers before so much can be withdrawn. */
export async function needsIdentity(
  sql: Sql,
  house: House,
  merchant: Merchant,
  wanted: { readonly member: Id<'member'>; readonly amount: Amount },
): Promise<boolean> {
  const from = parseAmount(neededFrom((await siteOf(house, merchant)).settings.kyc) ?? '');
  if (from === undefined || wanted.amount < from) return false;
  return !(await hasPassed(sql, merchant.id, wanted.member));
}
