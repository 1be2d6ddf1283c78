// How values look on the wire: money and rates as decimal strings, instants as milliseconds.
import {
  AMOUNT_MAX,
  formatAmount,
  formatRate,
  parseAmount,
  parseDay,
  parseDelta,
  parseId,
  parseRate,
  LANGUAGES,
  type Amount,
  type Day,
  type Delta,
  type Id,
  type Instant,
  type Rate,
} from '@fairhouse/values';
import * as z from 'zod';

/** Money from zero up: `"12.5000"`. */
export const wireAmount = z.codec(
  z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
  z.custom<Amount>((value) => typeof value === 'bigint' && value >= 0n && value <= AMOUNT_MAX),
  {
    decode: (text, context) => {
      const value = parseAmount(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'not an amount', input: text });
      return z.NEVER;
    },
    encode: (value) => formatAmount(value),
  },
);

/** Money above zero. */
export const wirePositiveAmount = wireAmount.refine((value) => (value as bigint) > 0n);

/** A signed change: `"-12.5000"`. */
export const wireDelta = z.codec(
  z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/),
  z.custom<Delta>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const value = parseDelta(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'not an amount', input: text });
      return z.NEVER;
    },
    encode: (value) => formatAmount(value),
  },
);

/** A rate, odds or share: `"1.97"`. */
export const wireRate = z.codec(
  z.string().regex(/^\d{1,12}(\.\d{1,6})?$/),
  z.custom<Rate>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const value = parseRate(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'not a rate', input: text });
      return z.NEVER;
    },
    encode: (value) => formatRate(value),
  },
);

/** The greatest number in a column of type `integer`. */
const INTEGER_MAX = 2_147_483_647;

/** A whole number that is stored in a column of type `integer`. */
export const wireInteger = z.number().int().min(-INTEGER_MAX).max(INTEGER_MAX);

/** The version of a row as the caller has read it. */
export const wireVersion = z.number().int().min(0).max(INTEGER_MAX);

/** The number that a house gives a game; in a query it arrives as digits. */
export const wireNodeId = z.coerce.number<number | string>().int().min(1).max(INTEGER_MAX);

/** UTC milliseconds since 1970; in a query they arrive as digits. */
export const wireInstant = z.codec(
  z.coerce.number<number>().int().min(0).max(8_640_000_000_000),
  z.custom<Instant>((value) => typeof value === 'number'),
  { decode: (ms) => ms as Instant, encode: (at) => at as number },
);

/** The bytes of a picture as received, not validated yet. */
export const wirePicture = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A business day, `YYYY-MM-DD`. */
export const wireDay = z.codec(
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  z.custom<Day>((value) => typeof value === 'string'),
  {
    decode: (text, context) => {
      const value = parseDay(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'not a day', input: text });
      return z.NEVER;
    },
    encode: (day) => day as string,
  },
);

/** An id of the given kind: a uuid in lower case. */
export function wireId<const Kind extends string>(_kind: Kind) {
  return z.codec(
    z.string().length(36),
    z.custom<Id<Kind>>((value) => typeof value === 'string'),
    {
      decode: (text, context) => {
        const value = parseId<Kind>(text);
        if (value !== undefined) return value;
        context.issues.push({ code: 'custom', message: 'not an id', input: text });
        return z.NEVER;
      },
      encode: (id) => id as string,
    },
  );
}

export const wireLanguage = z.enum(LANGUAGES);

/** A whole number in a query, where it arrives as digits. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.coerce.number<number>().int().min(minimum).max(maximum);

/** A yes or no in a query. */
export const queryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Added to an act's answer: the pending request, where a second person must agree first. */
export const waiting = { approvalId: wireId('approval').optional() } as const;

/** The answer of an act that returns only success, or that it waits for a second person. */
export const nothingOrWaiting = z.object({ approvalId: wireId('approval') }).nullable();

/** The answer of a call that returns only success. */
export const nothing = z.null();

/** The request of a call that takes none. */
export const noRequest = z.strictObject({});

/** The response of a call that answers a file. */
export const fileResponse = z.object({ name: z.string(), type: z.string(), body: z.string() });
