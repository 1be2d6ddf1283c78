// The merchants of the installation: created, changed, closed and opened again by two operators
// with installation-wide rights.
import { LANGUAGES } from '@fairhouse/values';
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { noRequest, nothingOrWaiting, wireId, wireInstant } from '../wire.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 60, seconds: 60 }];

const merchantCode = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const reason = z.string().trim().min(4).max(300);
/** Free text, so that the refusal can explain what is wrong with the name. */
const typedHost = z.string().trim().min(1).max(300);
const siteName = z.string().trim().min(1).max(60);

/** The data of a new merchant, except its hosts and owner. */
export const merchantFields = {
  code: merchantCode,
  name: siteName,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** IANA zone of the business day. */
  zone: z.string().max(60),
  cutHour: z.number().int().min(0).max(23),
  /** The first is the default for visitors whose language is not among them. */
  languages: z.array(z.enum(LANGUAGES)).min(1).max(LANGUAGES.length),
  theme: z.enum(['dark', 'light']),
  minimumAge: z.union([z.literal(18), z.literal(21)]),
  /** Countries by two letters; the first is preselected. */
  dialCodes: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(60),
  /** Lottery codes to sell; the others of the catalogue are created but not sold. */
  lotteries: z.array(z.string().max(40)).max(400),
} as const;

/** The first owner of a merchant, who enrols by a one-time link. */
export const merchantOwner = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9._-]{1,39}$/),
  displayName: z.string().trim().min(1).max(60),
});

/** The possible problems of a host, each with its own text. */
const hostRefusals = [
  'host.taken',
  'host.wildcard',
  'host.port',
  'host.upper_case',
  'host.international',
  'host.malformed',
  'host.this_machine',
  'host.other_machine',
] as const;

export const merchantCalls = {
  merchantList: {
    method: 'GET',
    path: '/console/merchants',
    module: 'OPS_MERCHANTS',
    audience: 'right:merchants.edit',
    about: 'The merchants of the installation with their hosts, and the options for a new one.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          currency: z.string(),
          zone: z.string(),
          cutHour: z.number().int(),
          languages: z.array(z.string()),
          hosts: z.array(z.string()),
          madeAt: wireInstant,
          /** Null while it is open. */
          closedAt: wireInstant.nullable(),
        }),
      ),
      /** Lotteries of the catalogue, in the caller's language. */
      lotteries: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    refusals: [],
  },
  merchantMake: {
    method: 'POST',
    path: '/console/merchants',
    module: 'OPS_MERCHANTS',
    audience: 'right:merchants.edit',
    about:
      'Requests a second person’s approval to create a merchant; that person is shown the link ' +
      'of its first owner. Both who created it are owners too.',
    limits: backoffice,
    request: z.strictObject({
      ...merchantFields,
      hosts: z.array(typedHost).min(1).max(20),
      owner: merchantOwner,
      reason,
    }),
    response: nothingOrWaiting,
    refusals: [
      ...hostRefusals,
      'merchant.code_taken',
      'merchant.zone_unknown',
      'merchant.lottery_unknown',
      'operator.name_taken',
    ],
  },
  merchantChange: {
    method: 'POST',
    path: '/console/merchants/:code',
    module: 'OPS_MERCHANTS',
    audience: 'right:merchants.edit',
    about:
      'Requests a second person’s approval to rename a merchant’s site and to add or remove ' +
      'hosts. Currency, time zone and cut hour never change.',
    limits: backoffice,
    request: z.strictObject({
      code: merchantCode,
      name: siteName.optional(),
      addHosts: z.array(typedHost).max(20),
      removeHosts: z.array(typedHost).max(20),
      reason,
    }),
    response: nothingOrWaiting,
    refusals: [
      ...hostRefusals,
      'host.not_own',
      'host.last',
      'merchant.unchanged',
      'setting.changed',
    ],
  },
  merchantState: {
    method: 'POST',
    path: '/console/merchants/:code/state',
    module: 'OPS_MERCHANTS',
    audience: 'right:merchants.edit',
    about:
      'Requests a second person’s approval to close a merchant or to open it again. A closed ' +
      'merchant takes no logins, bets or deposits; bets that were sold are settled and paid.',
    limits: backoffice,
    request: z.strictObject({ code: merchantCode, state: z.enum(['open', 'closed']), reason }),
    response: nothingOrWaiting,
    refusals: ['merchant.unchanged', 'host.last'],
  },
  stewardChange: {
    method: 'POST',
    path: '/console/operators/:id/steward',
    module: 'OPS_MERCHANTS',
    audience: 'right:merchants.edit',
    about:
      'Requests a second person’s approval to grant an operator installation-wide rights, or to ' +
      'revoke them. The second person must have them too, where any other operator has.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('operator'), steward: z.boolean(), reason }),
    response: nothingOrWaiting,
    refusals: ['operator.self', 'merchant.unchanged', 'steward.last'],
  },
} as const satisfies CallTable;
