// Every setting of a merchant by name, with the shape that a write must fit.
import { featureSwitches } from '@fairhouse/calls';
import { DOCUMENT_KINDS } from '@fairhouse/calls/player';
import { PATTERN_IDS } from '@fairhouse/rules/fields';
import { LANGUAGES } from '@fairhouse/values';
import * as z from 'zod';
import { isOnHost, isSafeLink } from './safe-link.ts';

const language = z.enum(LANGUAGES);
/** A host as browsers write it, without a port. */
const HOST_NAME = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;
/** An origin over TLS, with nothing after it. */
const origin = z
  .string()
  .max(300)
  .regex(/^https:\/\/([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(:\d{1,5})?$/);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
/** A text in each language; what is missing falls back to EN. */
export const localText = z.object({
  EN: z.string(),
  CN: z.string().optional(),
  ID: z.string().optional(),
  TH: z.string().optional(),
  VI: z.string().optional(),
});

const palette = z.object({
  accent: color,
  accentText: color,
  background: color,
  surface: color,
  raised: color,
  line: color,
  text: color,
  muted: color,
});

/** A registration field's rule (product.md section 3). */
export const fieldRule = z
  .object({
    enabled: z.boolean(),
    required: z.boolean(),
    patternId: z.enum(PATTERN_IDS),
    minLength: z.number().int().min(0).max(255),
    maxLength: z.number().int().min(0).max(255),
  })
  // Nothing could ever fit the other way round, and nobody could register.
  .refine(({ minLength, maxLength }) => minLength <= maxLength, { path: ['maxLength'] });

/** Somebody who vouches for people; the secret that goes with it is kept apart. */
const socialClient = z
  .object({
    enabled: z.boolean(),
    /** The client's id there; of Telegram the number of the bot. */
    clientId: z.string().trim().max(200),
    /** Where the provider stands, if not at its own address. */
    issuer: z
      .string()
      .max(300)
      .regex(/^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?)?$/),
    /** The bot's name, which its people know it by; for Telegram alone. */
    botName: z.string().max(64),
  })
  .refine(({ enabled, clientId }) => !enabled || clientId !== '', { path: ['clientId'] });

/** Where SMS go: nowhere but the outbox, or to a gateway over HTTP. */
const smsSender = z
  .object({
    kind: z.enum(['outbox', 'http']),
    url: z.string().max(400),
    method: z.enum(['POST', 'PUT']),
    contentType: z.enum(['application/json', 'application/x-www-form-urlencoded']),
    /** `(to)`, `(text)` and `(id)` stand for the message's own, written as the type needs it. */
    bodyTemplate: z.string().max(4000),
    /** The answer to a message that was taken has these letters in it; empty asks for none. */
    successMark: z.string().max(100),
  })
  .refine(({ kind, url }) => kind === 'outbox' || isGatewayUrl(url), { path: ['url'] })
  .refine(({ kind, bodyTemplate: body }) => kind === 'outbox' || isWholeTemplate(body), {
    path: ['bodyTemplate'],
  });

/** Where mail goes: nowhere but the outbox, or to a server of the merchant's. */
const mailSender = z
  .object({
    kind: z.enum(['outbox', 'smtp']),
    host: z.string().max(255),
    port: z.number().int().min(1).max(65_535),
    /** TLS from the first byte, or begun by STARTTLS before anything else is said. */
    secure: z.enum(['tls', 'starttls']),
    user: z.string().max(255),
    from: z.string().max(255),
    fromName: z.string().max(100),
    /** A certificate that the server's own may be signed by, beside those the world trusts. */
    ca: z.string().max(8000),
  })
  .refine(({ kind, host }) => kind === 'outbox' || /^[a-z0-9.:-]+$/i.test(host), {
    path: ['host'],
  })
  .refine(({ kind, from }) => kind === 'outbox' || /^[^\s@<>"]+@[^\s@<>"]+$/.test(from), {
    path: ['from'],
  });

function isGatewayUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function isWholeTemplate(template: string): boolean {
  return template.includes('(to)') && template.includes('(text)');
}

export const SETTINGS = {
  brand: z.object({
    name: z.string().min(1).max(60),
    tagline: localText,
    copyright: z.string().max(200),
    licence: localText,
    minimumAge: z.union([z.literal(18), z.literal(21)]),
  }),
  theme: z.object({
    default: z.enum(['dark', 'light']),
    logo: z.string().max(40),
    radius: z.number().int().min(0).max(24),
    dark: palette,
    light: palette,
  }),
  languages: z.object({
    supported: z.array(language).min(1),
    fallback: language,
    /** The configuration's own labels, such as TY, each meaning one of the languages. */
    labels: z
      .record(z.string().regex(/^[A-Za-z]{2,10}$/), language)
      .refine((labels) => Object.keys(labels).length <= 20)
      // A label cannot make one of the five mean another.
      .refine((labels) =>
        Object.entries(labels).every(([label, means]) => {
          const own = LANGUAGES.find((each) => each === label.toUpperCase());
          return own === undefined || own === means;
        }),
      ),
  }),
  features: featureSwitches,
  registerRules: z.record(z.string(), fieldRule),
  passwordRules: z.object({
    minLength: z.number().int().min(8).max(64),
    maxLength: z.number().int().min(64).max(128),
    expiresDays: z.number().int().min(0).max(3650),
    forceChangeWhenExpired: z.boolean(),
  }),
  /** Codes by SMS: how they go out, and how many. */
  codes: z.object({
    /** Minutes until the same number can ask for another code. */
    expiredMinutes: z.number().int().min(1).max(5),
    channel: z.enum(['sms', 'firebase']),
    /** The public values of the merchant's Firebase project, for the channel `firebase`. */
    firebase: z.object({
      apiKey: z.string().max(100),
      authDomain: z.string().regex(/^([a-z0-9-]+\.)*[a-z0-9-]*$/),
      projectId: z.string().max(60),
    }),
    /** SMS of one business day; beyond it none is sent. */
    dailyBudget: z.number().int().min(0).max(1_000_000),
    perNumberHour: z.number().int().min(1).max(20),
    perNumberDay: z.number().int().min(1).max(50),
    perAddressHour: z.number().int().min(1).max(1000),
    perNetworkHour: z.number().int().min(1).max(5000),
    /** For numbers that differ in their last digits alone. */
    perPrefixHour: z.number().int().min(1).max(100_000),
    /** The console warns when fewer of the codes sent come back than this many in a hundred. */
    alarmBelowPercent: z.number().int().min(0).max(100),
  }),
  /** What a login must bring beside the password. */
  verification: z.object({
    /** Ask everybody at every login; who has nothing to confirm with verifies a contact. */
    everyLogin: z.boolean(),
    /** Ask for a code where neither the device nor the network was used by the member before. */
    unknownAddress: z.boolean(),
    /** Beside a code by SMS or mail, ask for the name on the bank account. */
    bankName: z.boolean(),
    /** For so many days a member may leave out the authenticator on a trusted device. */
    trustDays: z.number().int().min(0).max(90),
    /** Withdrawals rest so long after a verified number or address was replaced. */
    payoutHoldHours: z.number().int().min(0).max(168),
  }),
  /** Signing in through a provider, by the provider's name. */
  social: z.object({
    google: socialClient,
    facebook: socialClient,
    line: socialClient,
    telegram: socialClient,
  }),
  /** When a member must show papers, and which. */
  kyc: z.object({
    withdrawal: z.enum(['never', 'above', 'always']),
    /** A decimal amount of the merchant's currency. */
    above: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
    documents: z.array(z.enum(DOCUMENT_KINDS)).min(1),
  }),
  /** What shows that a person is there, and before what it is asked. */
  humanCheck: z
    .object({
      provider: z.enum(['off', 'altcha', 'geetest']),
      scenes: z.object({ login: z.boolean(), sms: z.boolean(), register: z.boolean() }),
      geetest: z.object({
        captchaId: z.string().regex(/^[\w-]{0,64}$/),
        server: z.url({ protocol: /^https?$/ }).max(200),
        script: z.url({ protocol: /^https?$/ }).max(200),
      }),
    })
    .refine(({ provider, geetest }) => provider !== 'geetest' || geetest.captchaId !== '', {
      path: ['geetest', 'captchaId'],
    }),
  /** Playing safe: what members are offered, and where they find help. */
  protection: z.object({
    /** Minutes between reality checks where a member has not chosen; 0 for none. */
    checkMinutes: z.number().int().min(0).max(240),
    /** Show how long the session has lasted. */
    sessionClock: z.boolean(),
    /** Ask for a deposit limit before the first deposit. */
    askDepositLimit: z.boolean(),
    timeouts: z.array(z.enum(['24h', '7d', '30d', '6w'])).min(1),
    exclusions: z.array(z.enum(['6m', '1y', '5y', 'forever'])).min(1),
    links: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(80),
          url: z
            .string()
            .max(300)
            .regex(/^(https:\/\/[^\s]+)?$/),
          phone: z.string().max(40),
        }),
      )
      .max(10),
  }),
  dialCodes: z.object({ countries: z.array(z.string().length(2)), current: z.string().length(2) }),
  /** Type 3 goes out sealed, and leads to one of the hosts that pages are told of beside it. */
  customerService: z
    .object({
      type: z.enum(['1', '2', '3']),
      url: z.string().max(400),
      hosts: z.array(z.string().max(253).regex(HOST_NAME)).max(20),
    })
    .refine(({ type, url, hosts }) => (type === '3' ? isOnHost(url, hosts) : isSafeLink(url)), {
      path: ['url'],
    }),
  status: z.object({
    maintenance: z.boolean(),
    title: localText,
    text: localText,
    endsAt: z.number().int().nullable(),
  }),
  regions: z.object({
    restricted: z.array(z.string().length(2)),
    allowedAddresses: z.array(z.string().max(64)),
    restrictedAddresses: z.array(z.string().max(64)),
    text: localText,
  }),
  about: z.object({ body: localText }),
  /** Other origins that hand out what the site serves too; clients pick one of each at random. */
  delivery: z.object({
    imageCDNs: z.array(origin).max(10),
    launchGameCDNs: z.array(origin).max(10),
  }),
  /** Who may show the pages below `/by-iframe` in a frame. */
  embedding: z.object({ hosts: z.array(z.string().max(253).regex(HOST_NAME)).max(20) }),
  senders: z.object({ sms: smsSender, mail: mailSender }),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]>;
export type LocalText = z.output<typeof localText>;
