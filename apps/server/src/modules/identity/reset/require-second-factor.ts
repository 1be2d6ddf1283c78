// The second factor of a reset by phone: control of the number alone must not give access to the
// money (security.md W13).
import { refuse, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Id, MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { checkOwnCode, listFactors, type Factor } from '../factors/index.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { checkCode, sendCode } from '../codes/index.ts';
import { tryResetTicket } from './store/reset-tickets.ts';

/** Whether a member has a payout destination: a bank card or a wallet. */
export type HasPayoutDetails = (
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
) => Promise<boolean>;

type Row = PlayerCalls['resetByPhone'];
type FactorRefusal = { readonly ok: false; readonly problem: Refused<Row['refusals'][number]> };

const TRIES = 5;

/**
 * Returns undefined if the reset may continue: there is no factor besides the phone, or nothing for
 * one to protect, or the given factor is correct. A member with an authenticator is always asked
 * for it; if every login has a second step, every member is asked for a factor. The caller commits
 * what this writes, whatever it returns.
 */
export async function requireSecondFactor(
  call: CallOf<Row>,
  sql: Sql,
  reset: {
    readonly member: Member;
    readonly ticket: string;
    readonly hasPayoutDetails: HasPayoutDetails;
  },
): Promise<FactorRefusal | undefined> {
  const { merchant, input } = call;
  const { member, ticket } = reset;
  const { settings } = await siteOf(call.app, merchant);
  const factors = (await listFactors(sql, merchant, member, settings.verification)).filter(
    ({ kind }) => kind !== 'mobile' && kind !== 'bankName',
  );
  const { everyLogin } = settings.verification;
  if (factors.length === 0) return everyLogin ? refuse('reset.no_factor') : undefined;
  const hasApp = factors.some(({ kind }) => kind === 'authenticator');
  const isSure = everyLogin || hasApp;
  if (!isSure && !(await reset.hasPayoutDetails(sql, merchant.id, member.id))) return undefined;
  const challenge = { value: { ticket, factors, expiredMinutes: settings.codes.expiredMinutes } };
  const { factor, factorCode } = input;
  if (factor === undefined || factors.every(({ kind }) => kind !== factor)) {
    return refuse('reset.second_factor', challenge);
  }
  if (factorCode === undefined || factorCode === '') {
    const sent = factor === 'email' ? await sendMail(call, sql, member) : undefined;
    if (sent?.ok === false) return refuse(sent.problem.code, { ...sent.problem, ...challenge });
    return refuse('reset.second_factor', challenge);
  }
  const isLive = await tryResetTicket(sql, merchant.id, {
    hash: hashText(ticket),
    now: call.now,
    triesMax: TRIES,
  });
  if (!isLive) return refuse('reset.ended');
  if (await isFactorCorrect(call, sql, { member, kind: factor, code: factorCode }))
    return undefined;
  return refuse('code.wrong', { ...challenge, fields: { factorCode: 'code.wrong' } });
}

function sendMail(call: CallOf<Row>, sql: Sql, { id, email }: Member) {
  return sendCode({ ...call, sql }, { scene: 'reset', channel: 'mail', to: email, member: id });
}

async function isFactorCorrect(
  call: CallOf<Row>,
  sql: Sql,
  given: { readonly member: Member; readonly kind: Factor['kind']; readonly code: string },
): Promise<boolean> {
  const { member, kind, code } = given;
  if (kind === 'authenticator' || kind === 'recovery') {
    return (await checkOwnCode(call, sql, { member: member.id, code, as: kind })).ok;
  }
  const to = member.email;
  return (await checkCode(call, sql, { scene: 'reset', to, code, member: member.id })).ok;
}
