// Whether a login needs a second step, and the ticket for it (decisions.md 9 and 12, 0029).
import { refuse, type Refused } from '@fairhouse/calls';
import type { FactorKind } from '@fairhouse/calls/player';
import { MINUTE_MS, plus, type Id } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import type { Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { deviceHashOf, rememberDevice } from '../device.ts';
import { networkOf } from '../../../ground/network.ts';
import { hashText, randomText } from '../secret-text.ts';
import type { SessionMethod } from '../store/sessions.ts';
import { findDevice } from './device-store.ts';
import { factorsOf, type Factor } from './factors-of.ts';
import { findAuthenticator, isKnownNetwork } from './store.ts';
import { insertLoginTicket } from './ticket-store.ts';

const TICKET_MS = 10 * MINUTE_MS;
const TICKET_BYTES = 32;

/** What a login has shown so far, and what is to be kept for when it goes on. */
export interface Coming {
  readonly attempt: Id<'attempt'>;
  readonly method: SessionMethod;
  readonly remember: boolean;
  readonly isDefault: boolean;
  /** A code to this address was just given, which proves what it proves. */
  readonly proven?: 'mobile' | 'email';
}

export type Asked =
  | { readonly is: 'free' }
  /** An unknown place, and nothing to confirm it with: a captcha must do. */
  | { readonly is: 'bare' }
  | { readonly is: 'asked'; readonly refusal: ReturnType<typeof askWith> };

/**
 * Decides what a member whose password was right must bring besides. An authenticator is asked
 * unless this device is trusted; any other factor only where neither the device nor the network was
 * ever used by the member. Where the merchant asks at every login none of this spares anybody, and
 * who has no other factor than what was just shown verifies a number or address.
 */
export async function askFactor(
  call: CallContext,
  sql: Sql,
  member: Member,
  coming: Coming,
): Promise<Asked> {
  const { merchant, house, now } = call;
  const hash = deviceHashOf(call.cookies);
  const device = hash && (await findDevice(sql, merchant.id, { member: member.id, hash }));
  const { verification } = (await siteOf(house, merchant)).settings;
  const { everyLogin } = verification;
  const kept = await findAuthenticator(sql, merchant.id, member.id);
  const isTrusted = device?.trustedUntil !== undefined && device.trustedUntil > now;
  if (kept?.confirmedAt !== undefined) {
    if (isTrusted && !everyLogin) return { is: 'free' };
  } else if (!everyLogin) {
    const isOff = !verification.unknownAddress || coming.proven !== undefined;
    // Who was never here has no place to be known by.
    if (isOff || device !== undefined || member.lastLoginAt === undefined) return { is: 'free' };
    const network = networkOf(call.address);
    if (await isKnownNetwork(sql, merchant.id, { member: member.id, network })) {
      return { is: 'free' };
    }
  }
  const has = await factorsOf(sql, merchant, member, verification);
  const factors = everyLogin ? besides(has, coming.proven) : has;
  if (factors.length === 0) return { is: 'bare' };
  const ticket = await giveTicket(call, sql, { ...coming, member: member.id, factors });
  return { is: 'asked', refusal: askWith(ticket, factors, { everyLogin }) };
}

/** What a member has beside what was just shown, else what it can give. */
function besides(has: readonly Factor[], proven: Coming['proven']): readonly Factor[] {
  const left = has.filter(({ kind }) => kind !== proven);
  if (left.some(({ kind }) => kind !== 'bankName')) return left;
  const kinds = (['mobile', 'email'] as const).filter((kind) => kind !== proven);
  return [...kinds, 'newContact' as const].map((kind) => ({ kind, masked: '' }));
}

/** What anybody is told to bring who comes after too many failures: the same for every name. */
const BLIND: readonly Factor[] = [
  { kind: 'mobile', masked: '' },
  { kind: 'email', masked: '' },
  { kind: 'authenticator', masked: '' },
  { kind: 'recovery', masked: '' },
];

/**
 * The same question for a right password, a wrong one and a name that nobody has: the ticket of who
 * was wrong, `member` undefined, is never fulfilled.
 */
export async function askBlindly(
  call: CallContext,
  sql: Sql,
  member: Id<'member'> | undefined,
  coming: Coming,
) {
  const { everyLogin } = (await siteOf(call.house, call.merchant)).settings.verification;
  const ticket = await giveTicket(call, sql, { ...coming, member, factors: BLIND });
  return askWith(ticket, BLIND, { everyLogin });
}

function askWith(
  ticket: string,
  factors: readonly Factor[],
  { everyLogin }: { readonly everyLogin: boolean },
) {
  const value = { ticket, factors, ...(everyLogin ? { everyLogin } : {}) };
  return refuse('login.verification.required', { value, keep: true }) satisfies {
    problem: Refused;
  };
}

async function giveTicket(
  call: CallContext,
  sql: Sql,
  of: Coming & { member: Id<'member'> | undefined; factors: readonly Factor[] },
): Promise<string> {
  const { merchant, now } = call;
  const ticket = randomText(TICKET_BYTES);
  const kinds: FactorKind[] = of.factors.map(({ kind }) => kind);
  await insertLoginTicket(sql, merchant.id, {
    hash: hashText(ticket),
    member: of.member,
    deviceHash: rememberDevice(call.cookies),
    attempt: of.attempt,
    method: of.method,
    kinds,
    remember: of.remember,
    isDefault: of.isDefault,
    madeAt: now,
    endsAt: plus(now, TICKET_MS),
  });
  return ticket;
}
