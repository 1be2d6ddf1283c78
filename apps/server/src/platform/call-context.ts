// What an operation receives for one call, and the type that requires an operation for every row.
import type { Answer, CallRow, CallTable, Input } from '@fairhouse/calls';
import type { Id, Instant, Language } from '@fairhouse/values';
import type { AppContext, Merchant } from './app-context.ts';
import type { Sql } from './sql.ts';

/** A member's session: the member, and the group whose book it plays in. */
export interface Session {
  readonly id: Id<'session'>;
  readonly member: Id<'member'>;
  readonly username: string;
  readonly kind: 'member' | 'agent' | 'top_agent';
  readonly group: 'formal' | 'test' | 'trial';
  /** 0 normal, 2 view only, 3 no betting; a member that may not log in has no session. */
  readonly freezeLevel: number;
  /** The session may change nothing before its member has chosen a new password. */
  readonly mustChange: boolean;
}

/** An operator at the console. */
export interface OperatorSession {
  readonly id: Id<'operator_session'>;
  readonly operator: Id<'operator'>;
  readonly name: string;
  readonly roles: readonly string[];
  readonly rights: readonly string[];
}

export interface CallContext {
  /** Taken once per call from the server's clock. */
  readonly now: Instant;
  readonly merchant: Merchant;
  readonly language: Language;
  readonly device: 'WEB' | 'MOBILE' | 'APP';
  /** The caller's network address, past trusted proxies. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** The call's one transaction; the HTTP layer commits it when the answer is not a refusal. */
  readonly sql: Sql;
  readonly app: AppContext;
  /** The caller's id of this request, for calls that move money; no booking has this id. */
  readonly idempotencyKey: string | undefined;
  /** The id of the operation that a money-moving call requests; no other caller can produce it. */
  readonly callId: Id<'call'> | undefined;
  /** Cookies of the request, and the means to set them. */
  readonly cookies: CookieJar;
  /** Runs once the transaction has been committed: signals, never effects that must not be lost. */
  after(run: () => void): void;
}

export interface CookieJar {
  get(name: string): string | undefined;
  /** Secure where the site is, SameSite=Lax, path `/`. */
  set(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds: number }): void;
  clear(name: string): void;
}

/** A visitor's call may carry a session; all others have one. */
type WithSession<Row extends CallRow> = Row['audience'] extends 'visitor'
  ? { readonly session: Session | undefined }
  : Row['audience'] extends 'trial' | 'member' | 'agent'
    ? { readonly session: Session }
    : { readonly operator: OperatorSession };

/** The call as the operation of this row receives it. */
export type CallOf<Row extends CallRow> = CallContext &
  WithSession<Row> & { readonly input: Input<Row> };

/** One operation for every row of a table, or of part of it. */
export type Operations<Table extends CallTable> = {
  readonly [Name in keyof Table]: (call: CallOf<Table[Name]>) => Promise<Answer<Table[Name]>>;
};
