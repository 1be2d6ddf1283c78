// The merchants of the house: made, changed, closed and opened again by two operators who stand
// over the whole of it.
import { LANGUAGES } from '@fairhouse/values';
import * as z from 'zod';
import { defineCalls, type Limit } from '../call.ts';
import { noRequest, nothingOrWaiting, wireId, wireInstant } from '../wire.ts';

const desk: readonly [Limit] = [{ per: 'session', count: 60, seconds: 60 }];

const merchantCode = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const reason = z.string().trim().min(4).max(300);
/** A name as it was typed: what is wrong with it is said in words. */
const typedHost = z.string().trim().min(1).max(300);
const siteName = z.string().trim().min(1).max(60);

/** What is asked of whoever makes a merchant, but for its hosts and owner. */
export const merchantFields = {
  code: merchantCode,
  name: siteName,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** IANA zone of the business day. */
  zone: z.string().max(60),
  cutHour: z.number().int().min(0).max(23),
  /** The first is the one that is shown where a visitor's is not among them. */
  languages: z.array(z.enum(LANGUAGES)).min(1).max(LANGUAGES.length),
  theme: z.enum(['dark', 'light']),
  minimumAge: z.union([z.literal(18), z.literal(21)]),
  /** Countries by two letters; the first is chosen beforehand. */
  dialCodes: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(60),
  /** Codes of the catalogue; what is not named is written and not sold. */
  lotteries: z.array(z.string().max(40)).max(400),
} as const;

/** The first owner of a merchant, who comes in by a link that works once. */
export const merchantOwner = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9._-]{1,39}$/),
  displayName: z.string().trim().min(1).max(60),
});

/** What may be wrong with a host, each in words of its own. */
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

export const merchantCalls = defineCalls({
  merchantList: {
    method: 'GET',
    path: '/console/merchants',
    module: 'OPS_MERCHANTS',
    audience: 'right:merchants.edit',
    about: 'The merchants of the house with their hosts, and what a new one can be made of.',
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
      /** Lotteries of the catalogue, by the caller's language. */
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
      'Asks a second person to make a merchant, who is then shown the link of its first owner. Both who made it are owners beside that one.',
    limits: desk,
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
      'Asks a second person to rename a merchant’s site and to give it hosts or take them away. Currency, time zone and cut hour never change.',
    limits: desk,
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
      'Asks a second person to close a merchant, or to open it again. A closed one takes no login, bet or deposit; what was sold is decided and paid.',
    limits: desk,
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
      'Asks a second person to put an operator over the whole house, or to take that away. The second stands over it too, where anybody else does.',
    limits: desk,
    request: z.strictObject({ id: wireId('operator'), steward: z.boolean(), reason }),
    response: nothingOrWaiting,
    refusals: ['operator.self', 'merchant.unchanged', 'steward.last'],
  },
});
