// The second factor of a reset by phone: whoever holds the number alone must not get to the money
// (security.md W13).
import { refuse, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Id, MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import type { Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { checkOwnCode } from '../factors/check-own-code.ts';
import { factorsOf, type Factor } from '../factors/factors-of.ts';
import { hashText } from '../secret-text.ts';
import { checkCode } from './check-code.ts';
import { sendCode } from './send-code.ts';
import { tryResetTicket } from './reset-store.ts';

/** Whether a member has somewhere to be paid: a bank card or a wallet. */
export type HasPayoutDetails = (
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
) => Promise<boolean>;

type Row = PlayerCalls['resetByPhone'];
type Stop = { readonly ok: false; readonly problem: Refused<Row['refusals'][number]> };

const TRIES = 5;

/**
 * Undefined when the caller may go on: there is no factor beside the phone, or nothing for one to
 * protect, or the one that was given is right. Who has an authenticator is always asked for it, and
 * everybody for something where every login has a second step.
 * What it writes stays, whatever it answers.
 */
export async function requireSecondFactor(
  call: CallOf<Row>,
  sql: Sql,
  of: {
    readonly member: Member;
    readonly ticket: string;
    readonly hasPayoutDetails: HasPayoutDetails;
  },
): Promise<Stop | undefined> {
  const { merchant, input } = call;
  const { member, ticket } = of;
  const { settings } = await siteOf(call.house, merchant);
  const factors = (await factorsOf(sql, merchant, member, settings.verification)).filter(
    ({ kind }) => kind !== 'mobile' && kind !== 'bankName',
  );
  const { everyLogin } = settings.verification;
  if (factors.length === 0) return everyLogin ? refuse('reset.no_factor') : undefined;
  const hasApp = factors.some(({ kind }) => kind === 'authenticator');
  const isSure = everyLogin || hasApp;
  if (!isSure && !(await of.hasPayoutDetails(sql, merchant.id, member.id))) return undefined;
  const ask = { value: { ticket, factors, expiredMinutes: settings.codes.expiredMinutes } };
  const { factor, factorCode } = input;
  if (factor === undefined || factors.every(({ kind }) => kind !== factor)) {
    return refuse('reset.second_factor', ask);
  }
  if (factorCode === undefined || factorCode === '') {
    const sent = factor === 'email' ? await sendMail(call, sql, member) : undefined;
    if (sent?.ok === false) return refuse(sent.problem.code, { ...sent.problem, ...ask });
    return refuse('reset.second_factor', ask);
  }
  const isLive = await tryResetTicket(sql, merchant.id, {
    hash: hashText(ticket),
    now: call.now,
    triesMax: TRIES,
  });
  if (!isLive) return refuse('reset.ended');
  if (await isRight(call, sql, { member, kind: factor, code: factorCode })) return undefined;
  return refuse('code.wrong', { ...ask, fields: { factorCode: 'code.wrong' } });
}

function sendMail(call: CallOf<Row>, sql: Sql, { id, email }: Member) {
  return sendCode({ ...call, sql }, { scene: 'reset', channel: 'mail', to: email, member: id });
}

async function isRight(
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
