// Decides whether a login needs a second step, and issues the ticket for it (decisions.md 9 and 12,
// 0029).
import { refuse, type Refused } from '@fairhouse/calls';
import { MINUTE_MS, plus, type Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { deviceHashOf, rememberDevice, findDevice } from '../devices/index.ts';
import { networkOf } from '../../../platform/network.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import type { SessionMethod } from '../sessions/index.ts';
import { listFactors, type Factor } from './list-factors.ts';
import { findAuthenticator } from './store/authenticators.ts';
import { isKnownNetwork, type FactorKind } from '../attempts/index.ts';
import { insertLoginTicket } from './store/login-tickets.ts';

const TICKET_MS = 10 * MINUTE_MS;
const TICKET_BYTES = 32;

/** State of a login that is kept until its second step. */
export interface PendingLogin {
  readonly attempt: Id<'attempt'>;
  readonly method: SessionMethod;
  readonly remember: boolean;
  readonly isDefault: boolean;
  /** The contact that was just proven by a code; it does not count as a second factor. */
  readonly proven?: 'mobile' | 'email';
}

export type FactorDecision =
  | { readonly kind: 'notRequired' }
  /** Unknown device and network, and no factor to confirm with: a captcha is required instead. */
  | { readonly kind: 'noFactor' }
  | { readonly kind: 'required'; readonly refusal: ReturnType<typeof verificationRequired> };

/**
 * Decides which second factor is required after a correct password. An authenticator is required
 * unless this device is trusted; any other factor only if the member has used neither the device
 * nor the network before. If the merchant requires a second step at every login, no exception
 * applies, and a member without another factor verifies a number or address.
 */
export async function decideSecondFactor(
  call: CallContext,
  sql: Sql,
  member: Member,
  pendingLogin: PendingLogin,
): Promise<FactorDecision> {
  const { merchant, app, now } = call;
  const hash = deviceHashOf(call.cookies);
  const device = hash && (await findDevice(sql, merchant.id, { member: member.id, hash }));
  const { verification } = (await siteOf(app, merchant)).settings;
  const { everyLogin } = verification;
  const authenticator = await findAuthenticator(sql, merchant.id, member.id);
  const isTrusted = device?.trustedUntil !== undefined && device.trustedUntil > now;
  if (authenticator?.confirmedAt !== undefined) {
    if (isTrusted && !everyLogin) return { kind: 'notRequired' };
  } else if (!everyLogin) {
    const isOff = !verification.unknownAddress || pendingLogin.proven !== undefined;
    // A member with no previous session has no known network.
    if (isOff || device !== undefined || member.lastLoginAt === undefined)
      return { kind: 'notRequired' };
    const network = networkOf(call.address);
    if (await isKnownNetwork(sql, merchant.id, { member: member.id, network })) {
      return { kind: 'notRequired' };
    }
  }
  const has = await listFactors(sql, merchant, member, verification);
  const factors = everyLogin ? remainingFactors(has, pendingLogin.proven) : has;
  if (factors.length === 0) return { kind: 'noFactor' };
  const ticket = await createTicket(call, sql, { ...pendingLogin, member: member.id, factors });
  return { kind: 'required', refusal: verificationRequired(ticket, factors, { everyLogin }) };
}

/** The member's factors other than the one just proven, or else the contacts that it can add. */
function remainingFactors(
  has: readonly Factor[],
  proven: PendingLogin['proven'],
): readonly Factor[] {
  const left = has.filter(({ kind }) => kind !== proven);
  if (left.some(({ kind }) => kind !== 'bankName')) return left;
  const kinds = (['mobile', 'email'] as const).filter((kind) => kind !== proven);
  return [...kinds, 'newContact' as const].map((kind) => ({ kind, masked: '' }));
}

/** The factors named after too many failures: the same for every username. */
const GENERIC_FACTORS: readonly Factor[] = [
  { kind: 'mobile', masked: '' },
  { kind: 'email', masked: '' },
  { kind: 'authenticator', masked: '' },
  { kind: 'recovery', masked: '' },
];

/**
 * Returns the same request for a correct password, a wrong one and an unknown username; a ticket
 * with `member` undefined cannot be fulfilled.
 */
export async function askGenericFactors(
  call: CallContext,
  sql: Sql,
  member: Id<'member'> | undefined,
  pendingLogin: PendingLogin,
) {
  const { everyLogin } = (await siteOf(call.app, call.merchant)).settings.verification;
  const ticket = await createTicket(call, sql, {
    ...pendingLogin,
    member,
    factors: GENERIC_FACTORS,
  });
  return verificationRequired(ticket, GENERIC_FACTORS, { everyLogin });
}

function verificationRequired(
  ticket: string,
  factors: readonly Factor[],
  { everyLogin }: { readonly everyLogin: boolean },
) {
  const value = { ticket, factors, ...(everyLogin ? { everyLogin } : {}) };
  return refuse('login.verification.required', { value, keep: true }) satisfies {
    problem: Refused;
  };
}

async function createTicket(
  call: CallContext,
  sql: Sql,
  ticketFields: PendingLogin & { member: Id<'member'> | undefined; factors: readonly Factor[] },
): Promise<string> {
  const { merchant, now } = call;
  const ticket = randomText(TICKET_BYTES);
  const kinds: FactorKind[] = ticketFields.factors.map(({ kind }) => kind);
  await insertLoginTicket(sql, merchant.id, {
    hash: hashText(ticket),
    member: ticketFields.member,
    deviceHash: rememberDevice(call.cookies),
    attempt: ticketFields.attempt,
    method: ticketFields.method,
    kinds,
    remember: ticketFields.remember,
    isDefault: ticketFields.isDefault,
    madeAt: now,
    endsAt: plus(now, TICKET_MS),
  });
  return ticket;
}
