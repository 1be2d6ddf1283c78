// The caller of a request: merchant, language, device, address and session.
import type { CallRow } from '@fairhouse/calls';
import { LANGUAGES, type Instant, type Language } from '@fairhouse/values';
import type { FastifyRequest } from 'fastify';
import type { CallContext, OperatorSession, Session } from '../platform/call-context.ts';
import type { Setting } from '../modules/settings/index.ts';
import { FALLBACK_LANGUAGE, Refusal } from './envelope.ts';

export interface Caller {
  readonly now: Instant;
  /** The owner of the request ids: a member, an operator, or a visitor's address. */
  readonly id: string;
  readonly context: Pick<
    CallContext,
    'merchant' | 'language' | 'device' | 'address' | 'userAgent' | 'requestId' | 'cookies'
  >;
  readonly standing: {
    readonly session?: Session | undefined;
    readonly operator?: OperatorSession | undefined;
  };
}

/** The session token of the request: bare, or after `Bearer `. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return undefined;
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : header;
}

/** Used before the merchant of the request is known. */
const NO_MERCHANT = { fallback: FALLBACK_LANGUAGE, labels: {} } as const;

/** The language that the request names, by its code or by a label of the merchant's. */
export function languageOf(
  request: FastifyRequest,
  { fallback, labels }: Pick<Setting<'languages'>, 'fallback' | 'labels'> = NO_MERCHANT,
): Language {
  const requested = header(request, 'language');
  const own = LANGUAGES.find((each) => each === requested);
  if (own !== undefined || requested === undefined) return own ?? fallback;
  const meant = Object.entries(labels).find(
    ([label]) => label.toUpperCase() === requested.toUpperCase(),
  );
  return meant?.[1] ?? fallback;
}

export function deviceOf(request: FastifyRequest): CallContext['device'] {
  const requested = header(request, 'device');
  return requested === 'MOBILE' || requested === 'APP' ? requested : 'WEB';
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Refuses a player whose session does not meet the row's audience. */
export function requireStanding(row: CallRow, session: Session | undefined): void {
  if (row.audience === 'visitor') return;
  if (session === undefined) throw new Refusal('session.required');
  if (session.mustChange && row.method !== 'GET' && row.beforePasswordChange !== true) {
    throw new Refusal('password.change_first');
  }
  if (row.audience === 'trial') return;
  if (session.group === 'trial') throw new Refusal('in_need_true_account');
  if (row.audience === 'agent' && session.kind === 'member') throw new Refusal('agent.required');
}

/** Refuses an operator without the right that the row names. */
export function requireRight(row: CallRow, operator: OperatorSession | undefined): void {
  if (row.audience === 'visitor') return;
  if (operator === undefined) throw new Refusal('session.required');
  if (!row.audience.startsWith('right:')) return;
  if (!operator.rights.includes(row.audience.slice('right:'.length))) {
    throw new Refusal('right.required');
  }
}
