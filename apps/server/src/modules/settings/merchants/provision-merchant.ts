import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { SETTINGS, type Setting, type SettingName } from '../shapes.ts';
import {
  provisionDomainRow,
  provisionMerchantRow,
  provisionResourceRow,
  provisionSettingRow,
  type ResourceRow,
} from '../store.ts';

/** A merchant's initial configuration. */
export interface MerchantDefinition {
  readonly id: MerchantId;
  readonly code: string;
  readonly currency: string;
  readonly zone: string;
  readonly cutHour: number;
  readonly hosts: readonly { readonly host: string; readonly fallback: boolean }[];
  readonly settings: { readonly [Name in SettingName]: Setting<Name> };
  readonly resources: readonly Omit<ResourceRow, 'enabled'>[];
}

/** Writes the missing parts of a merchant; what an operator has changed is kept. */
export async function provisionMerchant(sql: Sql, layout: MerchantDefinition): Promise<void> {
  await provisionMerchantRow(sql, {
    merchant_id: layout.id,
    code: layout.code,
    currency: layout.currency,
    zone: layout.zone,
    cut_hour: layout.cutHour,
    default_language: layout.settings.languages.fallback,
  });
  for (const [name, shape] of Object.entries(SETTINGS)) {
    const value = shape.parse(layout.settings[name as SettingName]);
    await provisionSettingRow(sql, layout.id, name, value);
  }
  for (const { host, fallback } of layout.hosts) {
    await provisionDomainRow(sql, layout.id, host, fallback);
  }
  for (const row of layout.resources) await provisionResourceRow(sql, layout.id, row);
}
