// Vendors in the console: servers, keys and games, cases, and rounds beside the vendor's view.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { nothing, waiting, wireInstant } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const code = vendorCode;
const reason = z.string().trim().min(3).max(300);
const host = z.string().regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/);

/** A shorter secret of a vendor’s is not taken. */
export const VENDOR_SECRET_MIN = 16;

const terms = {
  name: z.string().trim().min(1).max(60),
  dialect: z.enum(['HUB88', 'PLAY']),
  /** Empty where it is not known yet, and for the studio that is beside the installation. */
  baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]),
  operatorRef: z.string().trim().max(64),
  networks: z.array(z.string().max(50)).max(50),
  launchHosts: z.array(host).max(20),
  turnover: z.enum(['META', 'NET', 'WHOLE']),
  demo: z.boolean(),
  lobby: z.boolean(),
  autoPublish: z.boolean(),
};

const gameRow = z.object({
  nodeId: z.number().int(),
  vendor: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.enum(['DRAFT', 'LIVE', 'RETIRED']),
  enabled: z.boolean(),
  offered: z.boolean(),
  rtpLow: z.number().int(),
  rtpHigh: z.number().int(),
  sort: z.number().int(),
  hot: z.number().int().nullable(),
});

export const vendorGatewayCalls = {
  vendorGateway: {
    method: 'GET',
    path: '/console/vendors/:code/gateway',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'How a vendor is reached, our public key for it, and the state of its catalogue.',
    limits: backoffice,
    request: z.strictObject({ code }),
    response: z.object({
      ...terms,
      baseUrl: z.string(),
      enabled: z.boolean(),
      wallet: z.enum(['SEAMLESS', 'TRANSFER', 'LOTTERY']),
      maintenanceFrom: wireInstant.nullable(),
      maintenanceUntil: wireInstant.nullable(),
      syncedAt: wireInstant.nullable(),
      syncProblem: z.string(),
      openCases: z.number().int(),
      /** What syncs found and a person has to look at. */
      waitingChanges: z.number().int(),
      keys: z.array(
        z.object({
          owner: z.enum(['VENDOR', 'OURS']),
          algorithm: z.enum(['RSA', 'HMAC']),
          state: z.enum(['CURRENT', 'NEXT']),
          /** Of a public key, in PEM form. */
          publicKey: z.string().nullable(),
          /** SHA-256 of the key’s DER form, to be compared by telephone. */
          fingerprint: z.string().nullable(),
          createdAt: wireInstant,
        }),
      ),
    }),
    refusals: ['not.found'],
  },
  vendorConnect: {
    method: 'POST',
    path: '/console/vendors/:code/gateway',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Adds a vendor or changes how it is reached and whose key moves money; waits for a second ' +
      'operator. A key beside a current one becomes the next one.',
    limits: backoffice,
    request: z.strictObject({ code, ...terms, publicKey: z.string().max(4000).nullable(), reason }),
    response: z.object(waiting),
    refusals: ['vendor.key_invalid', 'vendor.network_invalid'],
  },
  vendorKeyEnter: {
    method: 'POST',
    path: '/console/vendors/:code/their_key',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Enters a public key of the vendor’s, whose signature moves money; waits for a second ' +
      'operator. A key beside a current one becomes the next one. Nothing else of the vendor changes.',
    limits: backoffice,
    request: z.strictObject({ code, publicKey: z.string().min(1).max(4000), reason }),
    response: z.object(waiting),
    refusals: ['not.found', 'vendor.key_invalid'],
  },
  vendorSecretCreate: {
    method: 'POST',
    path: '/console/vendors/:code/secret',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Makes a secret to be shared with a vendor of the second dialect, whose signatures by it ' +
      'move money; waits for a second operator, who is shown it once. A secret beside a current ' +
      'one becomes the next one.',
    limits: backoffice,
    request: z.strictObject({ code, reason }),
    response: z.object(waiting),
    refusals: ['not.found', 'vendor.no_secret'],
  },
  vendorSecretEnter: {
    method: 'POST',
    path: '/console/vendors/:code/their_secret',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Enters a secret that a vendor of the second dialect made; waits for a second operator, who ' +
      'does not see it. No call returns it. A secret beside a current one becomes the next one.',
    sealed: true,
    limits: backoffice,
    request: z.strictObject({
      code,
      /** Its characters are the key of signatures, exactly as they are. */
      secret: z
        .string()
        .trim()
        .min(VENDOR_SECRET_MIN)
        .max(200)
        .regex(/^[\x21-\x7e]*$/),
      reason,
    }),
    response: z.object(waiting),
    refusals: ['not.found', 'vendor.no_secret'],
  },
  vendorKeyCreate: {
    method: 'POST',
    path: '/console/vendors/:code/key',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Makes a key pair of ours for the vendor; its public half is for the vendor.',
    limits: backoffice,
    request: z.strictObject({ code, reason }),
    response: z.object({ publicKey: z.string(), state: z.enum(['CURRENT', 'NEXT']) }),
    refusals: ['not.found'],
  },
  vendorKeyPromote: {
    method: 'POST',
    path: '/console/vendors/:code/key/promotion',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Retires the current key of one side and makes its next one current.',
    limits: backoffice,
    request: z.strictObject({ code, owner: z.enum(['VENDOR', 'OURS']), reason }),
    response: nothing,
    refusals: ['not.found'],
  },
  vendorMaintenance: {
    method: 'POST',
    path: '/console/vendors/:code/maintenance',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Sets the window in which a vendor takes no launches and no bets, or ends it.',
    limits: backoffice,
    request: z.strictObject({
      code,
      from: wireInstant.nullable(),
      until: wireInstant.nullable(),
      reason,
    }),
    response: nothing,
    refusals: ['not.found'],
  },
  vendorSync: {
    method: 'POST',
    path: '/console/vendors/:code/sync',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Reads the vendor’s list of games now.',
    noTransaction: true,
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject({ code }),
    response: z.object({
      games: z.number().int(),
      written: z.number().int(),
      retired: z.number().int(),
      bad: z.number().int(),
      held: z.number().int(),
    }),
    refusals: ['not.found', 'vendor.not_answering'],
  },
  vendorGames: {
    method: 'GET',
    path: '/console/vendors/:code/games',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'All games of a vendor as the merchant offers them.',
    limits: backoffice,
    request: z.strictObject({ code }),
    response: z.array(gameRow),
    refusals: ['not.found'],
  },
} as const satisfies CallTable;
