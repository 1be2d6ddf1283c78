// Every setting of a merchant by name, with the shape that a write must fit.
import { featureSwitches } from '@fairhouse/calls';
import { DOCUMENT_KINDS } from '@fairhouse/calls/player';
import { PATTERN_IDS } from '@fairhouse/rules/fields';
import { LANGUAGES } from '@fairhouse/values';
import * as z from 'zod';
import { agentSetting } from './agent-setting.ts';
import { isOnHost, isSafeLink } from './safe-link.ts';

const language = z.enum(LANGUAGES);
/** A host as browsers write it, without a port. */
const HOST_NAME = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;
/** An https origin, without a path. */
const origin = z
  .string()
  .max(300)
  .regex(/^https:\/\/([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(:\d{1,5})?$/);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
/** A text in each language; a missing one falls back to EN. */
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
  // The reverse could never be met, and registration would be impossible.
  .refine(({ minLength, maxLength }) => minLength <= maxLength, { path: ['maxLength'] });

/** An identity provider; its secret is stored separately. */
const socialClient = z
  .object({
    enabled: z.boolean(),
    /** The client's id at the provider; for Telegram the number of the bot. */
    clientId: z.string().trim().max(200),
    /** The provider's issuer, if not the default. */
    issuer: z
      .string()
      .max(300)
      .regex(/^(https?:\/\/[^\s/?#]+(\/[^\s?#]*)?)?$/),
    /** The bot's public name; for Telegram only. */
    botName: z.string().max(64),
  })
  .refine(({ enabled, clientId }) => !enabled || clientId !== '', { path: ['clientId'] });

/** The SMS sender: none (the outbox only), or an HTTP gateway. */
const smsSender = z
  .object({
    kind: z.enum(['outbox', 'http']),
    url: z.string().max(400),
    method: z.enum(['POST', 'PUT']),
    contentType: z.enum(['application/json', 'application/x-www-form-urlencoded']),
    /**
     * `{to}`, `{text}` and `{id}` are replaced by the message's values, escaped for the content
     * type.
     */
    bodyTemplate: z.string().max(4000).overwrite(currentTemplate),
    /** The success answer must contain this text; empty requires none. */
    successMark: z.string().max(100),
  })
  .refine(({ kind, url }) => kind === 'outbox' || isGatewayUrl(url), { path: ['url'] })
  .refine(({ kind, bodyTemplate: body }) => kind === 'outbox' || isWholeTemplate(body), {
    path: ['bodyTemplate'],
  });

/** The mail sender: none (the outbox only), or an SMTP server of the merchant. */
const mailSender = z
  .object({
    kind: z.enum(['outbox', 'smtp']),
    host: z.string().max(255),
    port: z.number().int().min(1).max(65_535),
    /** Implicit TLS, or STARTTLS before any other command. */
    secure: z.enum(['tls', 'starttls']),
    user: z.string().max(255),
    from: z.string().max(255),
    fromName: z.string().max(100),
    /** A CA certificate that is trusted in addition to the public ones. */
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

/**
 * Templates of before name their values in round brackets: `(to)`. They are stored, in requests
 * that wait for a second operator, and in the flags of scripts that set up an installation.
 */
function currentTemplate(template: string): string {
  return template.replace(/\((to|text|id)\)/g, '{$1}');
}

function isWholeTemplate(template: string): boolean {
  return template.includes('{to}') && template.includes('{text}');
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
    /** Labels of languages in the configuration, such as TY, each meaning one of the languages. */
    labels: z
      .record(z.string().regex(/^[A-Za-z]{2,10}$/), language)
      .refine((labels) => Object.keys(labels).length <= 20)
      // A label cannot redefine one of the five languages.
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
  /** Codes by SMS: how they are sent, and how many. */
  codes: z.object({
    /** Minutes until the same number can request another code. */
    expiredMinutes: z.number().int().min(1).max(5),
    channel: z.enum(['sms', 'firebase']),
    /** The public values of the merchant's Firebase project, for the channel `firebase`. */
    firebase: z.object({
      apiKey: z.string().max(100),
      authDomain: z.string().regex(/^([a-z0-9-]+\.)*[a-z0-9-]*$/),
      projectId: z.string().max(60),
    }),
    /** SMS per business day; further ones are not sent. */
    dailyBudget: z.number().int().min(0).max(1_000_000),
    perNumberHour: z.number().int().min(1).max(20),
    perNumberDay: z.number().int().min(1).max(50),
    perAddressHour: z.number().int().min(1).max(1000),
    perNetworkHour: z.number().int().min(1).max(5000),
    /** For numbers that differ in their last digits only. */
    perPrefixHour: z.number().int().min(1).max(100_000),
    /** The console warns when fewer than this percentage of the sent codes are entered. */
    alarmBelowPercent: z.number().int().min(0).max(100),
  }),
  /** What a login requires besides the password. */
  verification: z.object({
    /** Require a second factor at every login; a member without one verifies a contact. */
    everyLogin: z.boolean(),
    /** Require a code when the member has used neither the device nor the network before. */
    unknownAddress: z.boolean(),
    /** Besides a code by SMS or mail, require the name on the bank account. */
    bankName: z.boolean(),
    /** For how many days a trusted device may skip the authenticator. */
    trustDays: z.number().int().min(0).max(90),
    /**
     * For how many hours withdrawals are locked after a verified number or address was replaced.
     */
    payoutHoldHours: z.number().int().min(0).max(168),
  }),
  /** Sign-in through identity providers, by the provider's name. */
  social: z.object({
    google: socialClient,
    facebook: socialClient,
    line: socialClient,
    telegram: socialClient,
  }),
  /** When a member must submit documents, and which. */
  kyc: z.object({
    withdrawal: z.enum(['never', 'above', 'always']),
    /** A decimal amount of the merchant's currency. */
    above: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
    documents: z.array(z.enum(DOCUMENT_KINDS)).min(1),
  }),
  /** How visitors prove that they are human, and before which operations. */
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
  /** Responsible gaming: the tools that members are offered, and where they find help. */
  protection: z.object({
    /** Minutes between reality checks where a member has not chosen; 0 for none. */
    checkMinutes: z.number().int().min(0).max(240),
    /** Show the duration of the session. */
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
  /** Type 3 is sent sealed, and leads to one of the hosts that pages get beside it. */
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
  /** Other origins that serve the site's assets; clients pick one of each at random. */
  delivery: z.object({
    imageCDNs: z.array(origin).max(10),
    launchGameCDNs: z.array(origin).max(10),
  }),
  /** The hosts that may show the pages below `/by-iframe` in a frame. */
  embedding: z.object({ hosts: z.array(z.string().max(253).regex(HOST_NAME)).max(20) }),
  senders: z.object({ sms: smsSender, mail: mailSender }),
  agents: agentSetting,
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]>;
export type LocalText = z.output<typeof localText>;
