// Free rounds in the console: what became of each grant, and how one is ended.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName } from '../../members/index.ts';
import { vendorsOf } from '../records/index.ts';
import { cancelGrant, listGrants } from './store.ts';

type List = OperatorCalls['vendorFreeRounds'];
type Cancel = OperatorCalls['vendorFreeRoundsCancel'];

export async function vendorFreeRounds(call: CallOf<List>): Promise<Answer<List>> {
  const { app, sql, merchant, input } = call;
  const { code: vendor, username, state, pageNo, pageSize } = input;
  const directory = await vendorsOf(app, merchant.id);
  if (!directory.vendors.has(vendor)) return refuse('not.found');
  const member =
    username === undefined ? undefined : await findMemberByName(sql, merchant.id, username);
  if (username !== undefined && member === undefined) {
    return ok({ list: [], total: 0, cursor: null, pageNo, pageSize });
  }
  const asked = { vendor, member: member?.id, state, page: input };
  const { rows, total, cursor } = await listGrants(sql, merchant.id, asked);
  const list = rows.map((row) => ({
    reward: row.reward_id,
    member: { id: row.member_id, username: row.username ?? '' },
    game: directory.games.get(row.node_id)?.names['en'] ?? row.game_code,
    count: row.count,
    used: row.used,
    value: amount(row.value),
    won: amount(row.won),
    rollover: row.rollover,
    state: row.state,
    endsAt: instant(row.expires_at.getTime()),
    givenBy: row.given_by,
    reason: row.reason,
    givenAt: instant(row.created_at.getTime()),
    sentAt: row.sent_at === null ? null : instant(row.sent_at.getTime()),
    problem: row.problem,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** From its commit on no free bet of the grant is booked, whatever the vendor knows. */
export async function vendorFreeRoundsCancel(call: CallOf<Cancel>): Promise<Answer<Cancel>> {
  const { app, sql, merchant, input, operator, now } = call;
  const { code: vendor, reward, reason } = input;
  const asked = { vendor, reward, by: operator.name, reason, now };
  const outcome = await cancelGrant(sql, merchant.id, asked);
  if (outcome === 'absent') return refuse('not.found');
  if (outcome === 'ended') return refuse('vendor.free_ended');
  const { member } = outcome;
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
  return ok(null);
}
