// Every setting of a merchant by name, with the shape that a write must fit.
import { PATTERN_IDS } from '@fairhouse/rules/fields';
import { LANGUAGES } from '@fairhouse/values';
import * as z from 'zod';

const language = z.enum(LANGUAGES);
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
    labels: z.record(z.string(), language),
  }),
  features: z.object({
    freePlay: z.boolean(),
    smsLogin: z.boolean(),
    mobileRegister: z.boolean(),
    phoneReset: z.boolean(),
    depositV2: z.boolean(),
    transferUpline: z.boolean(),
    loginedToHomePage: z.boolean(),
    enableCt: z.boolean(),
    salary: z.boolean(),
    hourSalary: z.boolean(),
    points: z.boolean(),
    missions: z.boolean(),
    chat: z.boolean(),
    raffle: z.boolean(),
    chase: z.boolean(),
  }),
  registerRules: z.record(z.string(), fieldRule),
  passwordRules: z.object({
    minLength: z.number().int().min(8).max(64),
    maxLength: z.number().int().min(64).max(128),
    expiresDays: z.number().int().min(0).max(3650),
    forceChangeWhenExpired: z.boolean(),
    /** argon2id hash of the merchant's default password, or empty. */
    defaultPasswordHash: z.string(),
  }),
  /** Signing in through a provider, by the provider's name. */
  social: z.object({
    google: socialClient,
    facebook: socialClient,
    line: socialClient,
    telegram: socialClient,
  }),
  dialCodes: z.object({ countries: z.array(z.string().length(2)), current: z.string().length(2) }),
  customerService: z.object({ type: z.enum(['1', '2', '3']), url: z.string().max(400) }),
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
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]>;
export type LocalText = z.output<typeof localText>;
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
