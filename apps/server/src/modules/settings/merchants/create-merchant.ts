// Creation of a merchant: checked, then written in one transaction with what each module provisions
// for it.
import { merchantFields } from '@fairhouse/calls/operator';
import type { Language, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { DEFAULTS } from '../defaults.ts';
import { isHost } from './host-problem.ts';
import { provisionMerchant } from './provision-merchant.ts';
import { SETTINGS, type Setting } from '../shapes.ts';
import { listDomains, listMerchants, lockMerchants } from '../store.ts';

/** Whether a time zone of that name exists. */
export const isZone = (zone: string): boolean =>
  Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC';

/** The input for a new merchant, from the command line and from the console alike. */
export const merchantPlan = z.strictObject({
  ...merchantFields,
  hosts: z.array(z.string().toLowerCase().refine(isHost)).min(1).max(20),
  zone: merchantFields.zone.refine(isZone),
  senders: SETTINGS.senders.optional(),
});

export type MerchantPlan = z.output<typeof merchantPlan>;

/** What one module writes for a new merchant, in the transaction that creates it. */
export type MerchantLayer = (
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  plan: MerchantPlan,
) => Promise<void>;

export type CreatedMerchant =
  | { readonly ok: true; readonly merchant: Merchant }
  | { readonly ok: false; readonly taken: 'code' }
  | { readonly ok: false; readonly taken: 'host'; readonly host: string };

/**
 * Creates a merchant with its settings, its hosts and what `layers` write: roles, cashier,
 * lotteries. Of two concurrent requests for one code or host, one is refused as taken, and nothing
 * is written. The caller commits, and then sends the signal `site` for the merchant.
 */
export async function createMerchant(
  sql: Sql,
  app: AppContext,
  plan: MerchantPlan,
  layers: readonly MerchantLayer[],
): Promise<CreatedMerchant> {
  await lockMerchants(sql);
  const present = await listMerchants(sql);
  if (present.some(({ code }) => code === plan.code)) return { ok: false, taken: 'code' };
  const domains = await listDomains(sql);
  const taken = domains.find(({ host }) => plan.hosts.includes(host));
  if (taken !== undefined) return { ok: false, taken: 'host', host: taken.host };
  const id = (Math.max(0, ...present.map((each) => each.id)) + 1) as MerchantId;
  const { code, currency, zone, cutHour } = plan;
  const merchant: Merchant = { id, code, currency, zone, cutHour };
  // Unassigned hosts show the first merchant, so that the console is reachable by any name.
  const first = domains.some(({ fallback }) => fallback) || plan.hosts.includes('localhost');
  const fallback = first ? [] : [{ host: 'localhost', fallback: true }];
  await provisionMerchant(sql, {
    ...merchant,
    hosts: [...plan.hosts.map((host) => ({ host, fallback: false })), ...fallback],
    settings: { ...DEFAULTS, ...settingsOf(plan) },
    resources: [],
  });
  for (const layer of layers) await layer(sql, app, merchant, plan);
  return { ok: true, merchant };
}

function settingsOf(plan: MerchantPlan) {
  const [fallback = 'EN'] = plan.languages as Language[];
  const [current = ''] = plan.dialCodes;
  const brand: Setting<'brand'> = {
    ...DEFAULTS.brand,
    name: plan.name,
    minimumAge: plan.minimumAge,
  };
  return {
    brand,
    theme: { ...DEFAULTS.theme, default: plan.theme },
    languages: { supported: [...plan.languages], fallback, labels: {} },
    dialCodes: { countries: [...plan.dialCodes], current },
    // A new site is exposed to automated clients from its first minute.
    humanCheck: { ...DEFAULTS.humanCheck, scenes: { login: true, sms: true, register: true } },
    // Features that need no sender and no provider work from the first day.
    features: { ...DEFAULTS.features, freePlay: true, depositV2: true, chase: true },
    senders: plan.senders ?? DEFAULTS.senders,
  };
}
