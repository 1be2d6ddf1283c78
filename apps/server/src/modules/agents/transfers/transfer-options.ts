import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { abovePart } from '@fairhouse/rules/agency';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findAuthenticator } from '../../identity/index.ts';
import { findMember, mayDo } from '../../members/index.ts';
import { agentTermsOf, readAccount, readPermissions, saveAccount } from '../accounts/index.ts';
import { readSenderFigures } from './sender-figures.ts';

type Row = PlayerCalls['transferOptions'];
type Accept = PlayerCalls['transferAccept'];

/** To whom the caller may transfer and how much, before anything is typed. */
export async function readTransferOptions(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, session } = call;
  const terms = await agentTermsOf(app, merchant);
  const member = await findMember(sql, merchant.id, session.member);
  assert(member !== undefined, 'the caller exists');
  const permissions = await readPermissions(call, member);
  const own = await readAccount(call, terms, member.id);
  const figures = await readSenderFigures(call, member);
  const { transfers } = terms;
  const hasTeam = member.kind !== 'member';
  const { used } = figures;
  return ok({
    currency: merchant.currency,
    up: transfers.up && permissions.transfersUp ? await showUpline(call) : null,
    down: hasTeam && transfers.down ? permissions.transferDown : 'none',
    needsFactor: transfers.secondFactor,
    hasFactor: await hasAuthenticator(call),
    hasPaymentPassword: figures.hasPaymentPassword,
    balance: figures.balance,
    min: transfers.min,
    max: transfers.max,
    dayLeft: abovePart(transfers.dayLimit - used.today),
    monthLeft: abovePart(transfers.monthLimit - used.month),
    countLeft: Math.max(0, transfers.maxCount - used.count),
    reviewFrom: transfers.reviewFrom ?? null,
    requirement: transfers.requirement,
    turnoverLeft: figures.turnoverLeft,
    contractOutstanding: figures.contractOutstanding,
    lockedUntil: figures.lockedUntil ?? null,
    frozen: !mayDo(member, 'transfer'),
    acceptsTransfers: own.acceptsTransfers,
  });
}

/** Whether the caller's directs may transfer to it. */
export async function acceptTransfers(call: CallOf<Accept>): Promise<Answer<Accept>> {
  const { sql, merchant, app, session, input } = call;
  const { standardGroup: standard } = await agentTermsOf(app, merchant);
  await saveAccount(sql, merchant.id, {
    member: session.member,
    standard,
    acceptsTransfers: input.accepts,
  });
  return ok(null);
}

async function showUpline(call: CallOf<Row>) {
  const { sql, merchant, app, session } = call;
  const member = await findMember(sql, merchant.id, session.member);
  const upline = member?.upline && (await findMember(sql, merchant.id, member.upline));
  if (upline === undefined) return null;
  const { acceptsTransfers } = await readAccount(
    call,
    await agentTermsOf(app, merchant),
    upline.id,
  );
  return { username: upline.username, accepts: acceptsTransfers && mayDo(upline, 'transfer') };
}

/** Whether the caller has an authenticator that it has confirmed. */
async function hasAuthenticator({ sql, merchant, session }: CallOf<Row>): Promise<boolean> {
  const found = await findAuthenticator(sql, merchant.id, session.member);
  return found?.confirmedAt !== undefined;
}
