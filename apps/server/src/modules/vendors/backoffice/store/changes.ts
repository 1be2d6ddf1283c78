// What syncs found, as the console lists it.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

export interface ChangeRow {
  number: bigint;
  code: string;
  /** Null where the merchant has no such game. */
  name: string | null;
  node_id: bigint | null;
  kind: 'NEW' | 'CHANGED' | 'GONE' | 'BACK' | 'BAD' | 'HELD';
  state: 'DONE' | 'WAITING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  question: 'RETURN' | 'RETIREMENT' | null;
  detail: string;
  at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decided_reason: string | null;
}

const CHANGES = defineList({
  name: 'vendorChanges',
  columns: `
    c.number, c.code, g.names ->> 'en' as name, g.node_id, c.kind, c.state, c.question,
    c.detail::text as detail, c.at, c.decided_at, c.decided_by, c.decided_reason`,
  from: 'vendors.game_change c',
  joins: `
    left join vendors.game g on g.merchant_id = c.merchant_id and g.vendor = c.vendor
      and g.code = c.code`,
  where: 'c.merchant_id = $merchant and c.vendor = $vendor',
  conditions: {
    isWaiting: "c.state = 'WAITING'",
    kind: 'c.kind = $kind',
    game: 'c.code = $game',
  },
  order: [{ column: 'c.number', key: 'number' }],
});

export function listChanges(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly state: 'waiting' | undefined;
    readonly kind: ChangeRow['kind'] | undefined;
    readonly game: string | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<ChangeRow>> {
  const { vendor, state, kind, game, page } = asked;
  const conditions = { isWaiting: state === 'waiting', kind, game };
  return CHANGES.readPage<ChangeRow>(sql, { values: { merchant, vendor }, conditions, page });
}
