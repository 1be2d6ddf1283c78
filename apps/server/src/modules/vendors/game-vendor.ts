import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, type MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { listShownCategories } from './store.ts';

export interface Category {
  readonly title: string;
  readonly vendors: readonly { readonly code: string; readonly name: string }[];
}

/** The categories with at least one vendor, in navigation order (product.md section 2). */
export async function listCategories(sql: Sql, merchant: MerchantId): Promise<Category[]> {
  const categories = new Map<string, { code: string; name: string }[]>();
  for (const { category, code, name } of await listShownCategories(sql, merchant)) {
    categories.set(category, [...(categories.get(category) ?? []), { code, name }]);
  }
  return [...categories].map(([title, vendors]) => ({ title, vendors }));
}

/** The categories as cards of a page. */
export async function gameVendor(
  call: CallOf<PlayerCalls['gameVendor']>,
): Promise<Answer<PlayerCalls['gameVendor']>> {
  const categories = await listCategories(call.sql, call.merchant.id);
  return ok(
    categories.map(({ title, vendors }) => ({
      title,
      cards: vendors.map(({ code, name }) => ({ vendor: code, name, isHot: false })),
    })),
  );
}
