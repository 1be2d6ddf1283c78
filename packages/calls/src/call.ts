// A row of the call table describes one call completely; server, clients and OpenAPI derive from
// it.
import type { Result } from '@fairhouse/values';
import type * as z from 'zod';
import type { Feature, FeatureByField } from './features.ts';
import type { CommonRefusal, RefusalCode, RefusalParams } from './refusals/index.ts';

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
  /** One sentence on the purpose of the call; shown in the OpenAPI description and at `/calls`. */
  readonly about: string;
  /** The merchant's feature switch; while it is off the call is refused with `feature.off`. */
  readonly feature?: Feature | FeatureByField;
  /** The body must be a JWE to one of the server's keys. */
  readonly sealed?: true;
  /** The body is a form. */
  readonly form?: true;
  /**
   * The body is the bytes of a PNG or JPEG of at most 5 MB, which become the request's field
   * `picture`. The other fields are in the path and the query.
   */
  readonly picture?: true;
  /**
   * Moves money, points or a claim: an `Idempotency-Key` is required, and the first answer is
   * stored.
   */
  readonly idempotent?: true;
  /**
   * Secret fields of the request (a password, a code, a card's number): they are left out of the
   * request's stored hash.
   */
  readonly secrets?: readonly [string, ...string[]];
  /**
   * Runs without a transaction of its own, because it joins the ledger's batch or opens its own.
   */
  readonly noTransaction?: true;
  /**
   * Answers at a multiple of 50 ms after the request, whatever work was needed, so that the
   * response time does not reveal whether an account exists.
   */
  readonly constantTime?: true;
  /** Also allowed in a session whose password must be replaced first. */
  readonly beforePasswordChange?: true;
  /** Also answers during maintenance and to a restricted region. */
  readonly duringMaintenance?: true;
  /** Returns a file instead of the envelope; the response schema is `{ name, type, body }`. */
  readonly file?: true;
  readonly limits: readonly [Limit, ...Limit[]];
  /** As the core type: each row is compared with it, and the whole type takes seconds. */
  readonly request: z.core.$ZodType;
  readonly response: z.core.$ZodType;
  readonly refusals: readonly RefusalCode[];
}

/**
 * Calls by name. A table is written `as const satisfies CallTable`: every row keeps its refusals
 * and its audience as literal types, and a wrong field is an error where it stands.
 */
export type CallTable = Readonly<Record<string, CallRow>>;

/** The operation's input: the request, decoded. */
export type Input<Row extends CallRow> = z.output<Row['request']>;
/** The operation's result: money as Amount, times as Instant. */
export type Value<Row extends CallRow> = z.output<Row['response']>;
/** The request as a client writes it: money as decimal strings. */
export type WireInput<Row extends CallRow> = z.input<Row['request']>;
/** The value as a client reads it. */
export type WireValue<Row extends CallRow> = z.input<Row['response']>;

/** A field's refusal; as a plain code its text uses the parameters of the whole refusal. */
export type FieldRefusal =
  | RefusalCode
  | { readonly code: RefusalCode; readonly params: RefusalParams };

/** A declared refusal, with data for the caller beside its text. */
export interface Refused<Code extends string = RefusalCode> {
  readonly code: Code;
  readonly params?: RefusalParams;
  /** The refusals of individual request fields. */
  readonly fields?: Readonly<Record<string, FieldRefusal>>;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  /** Commits what was written before the refusal (counted failures, audit). */
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
  details?: Omit<Refused, 'code'>,
): { readonly ok: false; readonly problem: Refused<Code> } {
  return { ok: false, problem: { code, ...details } };
}
