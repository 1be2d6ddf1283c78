import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { SETTINGS, type Setting, type SettingName } from './shapes.ts';
import {
  layOutDomainRow,
  layOutMerchantRow,
  layOutResourceRow,
  layOutSettingRow,
  type ResourceRow,
} from './store.ts';

/** A merchant as it is first set up. */
export interface MerchantLayout {
  readonly id: MerchantId;
  readonly code: string;
  readonly currency: string;
  readonly zone: string;
  readonly cutHour: number;
  readonly hosts: readonly { readonly host: string; readonly fallback: boolean }[];
  readonly settings: { readonly [Name in SettingName]: Setting<Name> };
  readonly resources: readonly Omit<ResourceRow, 'enabled'>[];
}

/** Writes what is missing of a merchant; what an operator has changed stays as it is. */
export async function layOutMerchant(sql: Sql, layout: MerchantLayout): Promise<void> {
  await layOutMerchantRow(sql, {
    merchant_id: layout.id,
    code: layout.code,
    currency: layout.currency,
    zone: layout.zone,
    cut_hour: layout.cutHour,
    default_language: layout.settings.languages.fallback,
  });
  for (const [name, shape] of Object.entries(SETTINGS)) {
    const value = shape.parse(layout.settings[name as SettingName]);
    await layOutSettingRow(sql, layout.id, name, value);
  }
  for (const { host, fallback } of layout.hosts) {
    await layOutDomainRow(sql, layout.id, host, fallback);
  }
  for (const row of layout.resources) await layOutResourceRow(sql, layout.id, row);
}
