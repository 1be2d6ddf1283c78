// A row of the call table says everything about one call; server, clients and OpenAPI derive from
// it.
import type { Result } from '@fairhouse/values';
import type * as z from 'zod';
import type { Feature, FeatureByField } from './features.ts';
import type { CommonRefusal, RefusalCode } from './refusals/index.ts';

/** Who may make a call. `trial` is anyone with a session, play money included. */
export type Audience = 'visitor' | 'trial' | 'member' | 'agent';

/** At most `count` calls in `seconds`, counted for each address or for each session. */
export interface Limit {
  readonly per: 'address' | 'session';
  readonly count: number;
  readonly seconds: number;
}

export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, with `:name` for a part that is a field of the request. */
  readonly path: string;
  readonly module: string;
  /** A player audience, or the right that an operator needs (`visitor` for none). */
  readonly audience: Audience | `right:${string}` | 'operator';
  /** One sentence on what the call is for; shown in the browsable description. */
  readonly about: string;
  /** The merchant's switch without which the call is refused with `feature.off`. */
  readonly feature?: Feature | FeatureByField;
  /** The body must be a JWE to one of the server's keys. */
  readonly sealed?: true;
  /** The body is a form. */
  readonly form?: true;
  /**
   * The body is the bytes of a PNG or JPEG of at most 5 MB: the field `picture` of the request. The
   * other fields stand in the path and the query.
   */
  readonly picture?: true;
  /**
   * Moves money, points or a claim: an `Idempotency-Key` is required, and the first answer is kept.
   */
  readonly once?: true;
  /**
   * Fields of the request that open something (a password, a code, a card's number): of a request
   * that is kept under its id, nothing of them is.
   */
  readonly secrets?: readonly [string, ...string[]];
  /**
   * Runs outside a transaction of its own, because it joins the ledger's batch or opens its own.
   */
  readonly loose?: true;
  /**
   * Answers a whole number of twentieths of a second after it was asked, whatever it had to do, so
   * that the time tells nobody who has an account.
   */
  readonly evenly?: true;
  /** Answers also to somebody who came in with a password that has to be replaced first. */
  readonly beforeChange?: true;
  /** Answers also during maintenance and to a restricted region. */
  readonly always?: true;
  /** Answers a file instead of the envelope; the response schema is `{ name, type, body }`. */
  readonly file?: true;
  readonly limits: readonly [Limit, ...Limit[]];
  readonly request: z.ZodType;
  readonly response: z.ZodType;
  readonly refusals: readonly RefusalCode[];
}

export type CallTable = Readonly<Record<string, CallRow>>;

/** Declares a table; `const` keeps each row's refusals and audience as literal types. */
export function defineCalls<const Table extends CallTable>(table: Table): Table {
  return table;
}

/** What the operation gets: the request, read by its codecs. */
export type Input<Row extends CallRow> = z.output<Row['request']>;
/** What the operation gives: money as Amount, times as Instant. */
export type Value<Row extends CallRow> = z.output<Row['response']>;
/** The request as a client writes it: money as decimal strings. */
export type WireInput<Row extends CallRow> = z.input<Row['request']>;
/** The value as a client reads it. */
export type WireValue<Row extends CallRow> = z.input<Row['response']>;

/** A field's refusal; alone its text is filled in with the numbers of the whole refusal. */
export type FieldRefusal =
  | RefusalCode
  | { readonly code: RefusalCode; readonly params: Readonly<Record<string, string | number>> };

/** A declared refusal, with what the caller may be told beside its text. */
export interface Refused<Code extends string = RefusalCode> {
  readonly code: Code;
  /** Numbers and names that the text mentions, such as `{ min: '10.0000' }`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is wrong by field of the request. */
  readonly fields?: Readonly<Record<string, FieldRefusal>>;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  /** What was written before the refusal stays written (counted failures, audit). */
  readonly keep?: true;
}

export type Answer<Row extends CallRow> = Result<
  Value<Row>,
  Refused<Row['refusals'][number] | CommonRefusal>
>;

/**
 * One operation for each row: a missing one, another shape or an undeclared refusal does not
 * compile.
 */
export type Handlers<Table extends CallTable, Context> = {
  readonly [Name in keyof Table]: (
    call: Context & { readonly input: Input<Table[Name]> },
  ) => Promise<Answer<Table[Name]>>;
};

/** A refusal as an operation returns it. */
export function refuse<const Code extends RefusalCode>(
  code: Code,
  more?: Omit<Refused, 'code'>,
): { readonly ok: false; readonly problem: Refused<Code> } {
  return { ok: false, problem: { code, ...more } };
}
