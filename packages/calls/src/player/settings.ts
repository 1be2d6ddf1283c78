// What a site needs before login: status, white label, rules, countries.
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { featureSwitches as features } from '../features.ts';
import { noRequest, wireInstant, wireLanguage } from '../wire.ts';
import { socialProvider } from './identity/social-fields.ts';

const often: readonly [Limit] = [{ per: 'address', count: 240, seconds: 60 }];

const resource = z.object({
  resourceType: z.string(),
  name: z.string(),
  labelNameEn: z.string(),
  label: z.string(),
  url: z.string(),
  qrCodeUrl: z.string(),
});

const palette = z.object({
  accent: z.string(),
  accentText: z.string(),
  background: z.string(),
  surface: z.string(),
  raised: z.string(),
  line: z.string(),
  text: z.string(),
  muted: z.string(),
});

const registerRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.string(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
});

export const settingsCalls = {
  permission: {
    method: 'GET',
    path: '/wps/system/status',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Whether the site is open to the caller: 0 open, 1 maintenance, 2 region restricted.',
    duringMaintenance: true,
    limits: often,
    request: z.strictObject({ url: z.string().max(200).optional() }),
    response: z.object({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      merchantCode: z.string(),
      address: z.string(),
      country: z.string().nullable(),
      countryName: z.string().nullable(),
      title: z.string(),
      text: z.string(),
      endsAt: wireInstant.nullable(),
      serverNow: wireInstant,
      contactUrl: z.string(),
    }),
    refusals: [],
  },
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The brand: names, theme tokens, languages, features, resources, sealing keys.',
    duringMaintenance: true,
    limits: often,
    request: noRequest,
    response: z.object({
      merchantCode: z.string(),
      brand: z.object({
        name: z.string(),
        tagline: z.string(),
        copyright: z.string(),
        licence: z.string(),
        minimumAge: z.number().int(),
      }),
      currency: z.string(),
      /** Amounts are shown in thousands of the currency when 1000. */
      displayUnit: z.number().int(),
      timeZone: z.string(),
      theme: z.object({
        default: z.enum(['dark', 'light']),
        logo: z.string(),
        radius: z.number().int(),
        dark: palette,
        light: palette,
      }),
      languages: z.object({
        supported: z.array(wireLanguage),
        fallback: wireLanguage,
        labels: z.record(z.string(), wireLanguage),
      }),
      /** The sender of codes by SMS: the server, or the merchant's own Firebase project. */
      codes: z.object({
        channel: z.enum(['sms', 'firebase']),
        /** Public values; null where the server sends the codes. */
        firebase: z
          .object({
            apiKey: z.string(),
            authDomain: z.string(),
            projectId: z.string(),
          })
          .nullable(),
      }),
      features,
      /** The sign-in providers, in display order. */
      socialProviders: z.array(socialProvider),
      resources: z.array(resource),
      /** The only hosts that a sealed link to customer service may lead to. */
      supportHosts: z.array(z.string()),
      /** Public keys for sealed bodies, newest first (JWK). */
      sealing: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
      about: z.string(),
      serverNow: wireInstant,
    }),
    refusals: [],
  },
  settings: {
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Feature switches and lists that decide what the site shows.',
    duringMaintenance: true,
    limits: often,
    request: noRequest,
    response: z.object({
      features,
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      /** Game categories in the order of the navigation, each with the vendors behind it. */
      vendorSorting: z.array(z.object({ gameCategory: z.string(), vendors: z.array(z.string()) })),
    }),
    refusals: [],
  },
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    module: 'REG3',
    audience: 'visitor',
    about: 'The rules of the registration fields and of passwords.',
    limits: often,
    request: noRequest,
    response: z.object({
      fields: z.record(z.string(), registerRule),
      minimumAge: z.number().int(),
    }),
    refusals: [],
  },
  country: {
    method: 'GET',
    path: '/wps/system/country',
    module: 'COMM3',
    audience: 'visitor',
    about: 'Countries with their dialling codes, and the caller’s probable country.',
    limits: often,
    request: noRequest,
    response: z.object({
      countries: z.array(
        z.object({
          countryCode: z.string(),
          countryDialingCode: z.string(),
          name: z.string(),
        }),
      ),
      current: z.string(),
    }),
    refusals: [],
  },
  location: {
    method: 'GET',
    path: '/wps/system/location',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The caller’s address and country as the server sees them.',
    duringMaintenance: true,
    limits: often,
    request: noRequest,
    response: z.object({ address: z.string(), country: z.string().nullable() }),
    refusals: [],
  },
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    module: 'COMM3',
    audience: 'visitor',
    about: "The merchant's own host names, for a page that looks for the fastest.",
    limits: often,
    request: noRequest,
    response: z.object({ routes: z.array(z.string()) }),
    refusals: [],
  },
  customerService: {
    method: 'GET',
    path: '/wps/relay/WPSCORE_getCustomerServiceScript',
    module: 'COMM3',
    audience: 'visitor',
    about: 'How to reach customer service.',
    duringMaintenance: true,
    limits: often,
    request: noRequest,
    response: z.object({
      version: z.object({
        pathList: z.array(z.object({ type: z.enum(['1', '2', '3']), path: z.string() })),
      }),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
