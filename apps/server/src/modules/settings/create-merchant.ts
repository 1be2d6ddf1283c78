// How a merchant comes to be: checked, written whole in one transaction, with what each module lays
// out for it.
import { merchantFields } from '@fairhouse/calls/operator';
import type { Language, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { DEFAULTS } from './defaults.ts';
import { isHost } from './host-problem.ts';
import { layOutMerchant } from './lay-out.ts';
import { SETTINGS, type Setting } from './shapes.ts';
import { listDomains, listMerchants, lockMerchants } from './store.ts';

/** Whether a name is one of a time zone. */
export const isZone = (zone: string): boolean =>
  Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC';

/** What is asked of whoever makes a merchant, from the command line and in the console alike. */
export const merchantPlan = z.strictObject({
  ...merchantFields,
  hosts: z.array(z.string().toLowerCase().refine(isHost)).min(1).max(20),
  zone: merchantFields.zone.refine(isZone),
  senders: SETTINGS.senders.optional(),
});

export type MerchantPlan = z.output<typeof merchantPlan>;

/** What one module writes for a new merchant, in the transaction that makes it. */
export type MerchantLayer = (
  sql: Sql,
  house: House,
  merchant: Merchant,
  plan: MerchantPlan,
) => Promise<void>;

export type Made =
  | { readonly ok: true; readonly merchant: Merchant }
  | { readonly ok: false; readonly taken: 'code' }
  | { readonly ok: false; readonly taken: 'host'; readonly host: string };

/**
 * Makes a merchant with its settings, its hosts and what `layers` write: roles, cashier, lotteries.
 * Of two that ask for one code or host, one is told that it is taken, and nothing is written. The
 * caller commits, and then sends the signal `site` for the merchant.
 */
export async function createMerchant(
  sql: Sql,
  house: House,
  plan: MerchantPlan,
  layers: readonly MerchantLayer[],
): Promise<Made> {
  await lockMerchants(sql);
  const present = await listMerchants(sql);
  if (present.some(({ code }) => code === plan.code)) return { ok: false, taken: 'code' };
  const domains = await listDomains(sql);
  const taken = domains.find(({ host }) => plan.hosts.includes(host));
  if (taken !== undefined) return { ok: false, taken: 'host', host: taken.host };
  const id = (Math.max(0, ...present.map((each) => each.id)) + 1) as MerchantId;
  const { code, currency, zone, cutHour } = plan;
  const merchant: Merchant = { id, code, currency, zone, cutHour };
  // Hosts that nobody named show the first merchant, so that the console answers by any name.
  const first = domains.some(({ fallback }) => fallback) || plan.hosts.includes('localhost');
  const fallback = first ? [] : [{ host: 'localhost', fallback: true }];
  await layOutMerchant(sql, {
    ...merchant,
    hosts: [...plan.hosts.map((host) => ({ host, fallback: false })), ...fallback],
    settings: { ...DEFAULTS, ...settingsOf(plan) },
    resources: [],
  });
  for (const layer of layers) await layer(sql, house, merchant, plan);
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
    // A stranger's house is open to everybody's scripts from its first minute.
    humanCheck: { ...DEFAULTS.humanCheck, scenes: { login: true, sms: true, register: true } },
    // What needs no sender and no provider works from the first day.
    features: { ...DEFAULTS.features, freePlay: true, depositV2: true, chase: true },
    senders: plan.senders ?? DEFAULTS.senders,
  };
}
