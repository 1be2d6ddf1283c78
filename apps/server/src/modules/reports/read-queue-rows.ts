// The rows that the dashboard's queues count, where no other list has them.
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { bigWinFrom } from './big-win.ts';
import { comparedSpans } from './compared-spans.ts';
import {
  listBigWins,
  listLateResets,
  listLockedLogins,
  listOpenFlags,
} from './queue-rows-store.ts';

type Flags = OperatorCalls['openFlags'];
type Locked = OperatorCalls['lockedLogins'];
type Resets = OperatorCalls['lateResets'];
type Wins = OperatorCalls['bigWins'];

/** The open risk notices. */
export async function readOpenFlags(call: CallOf<Flags>): Promise<Answer<Flags>> {
  const { pageNo, pageSize } = call.input;
  const found = await listOpenFlags(call.sql, call.merchant.id, call.input);
  const list = found.rows.map(({ id, member_id, username, kind, at }) => ({
    id,
    member: { id: member_id, username },
    kind,
    at: instant(at.getTime()),
  }));
  return ok({ list, total: found.total, cursor: found.cursor, pageNo, pageSize });
}

/** The logins of operators that were locked a short time ago. */
export async function readLockedLogins(call: CallOf<Locked>): Promise<Answer<Locked>> {
  const { pageNo, pageSize } = call.input;
  const found = await listLockedLogins(call.sql, call.merchant.id, call.input);
  const list = found.rows.map(({ number, operator_name, address, at }) => ({
    number: Number(number),
    operator: operator_name,
    address,
    at: instant(at.getTime()),
  }));
  return ok({ list, total: found.total, cursor: found.cursor, pageNo, pageSize });
}

/** The requests for a new password that should have been answered. */
export async function readLateResets(call: CallOf<Resets>): Promise<Answer<Resets>> {
  const { pageNo, pageSize } = call.input;
  const found = await listLateResets(call.sql, call.merchant.id, call.input);
  const list = found.rows.map(({ request_id, tries, at }) => ({
    id: request_id,
    tries,
    at: instant(at.getTime()),
  }));
  return ok({ list, total: found.total, cursor: found.cursor, pageNo, pageSize });
}

/** The big wins of the current business day. */
export async function readBigWins(call: CallOf<Wins>): Promise<Answer<Wins>> {
  const { merchant, now } = call;
  const { pageNo, pageSize } = call.input;
  const { from } = comparedSpans(merchant, now).today;
  const least = bigWinFrom(merchant.currency);
  const found = await listBigWins(call.sql, merchant.id, { least, from }, call.input);
  const list = found.rows.map(({ member_id, username, issue, prize, at }) => ({
    member: { id: member_id, username },
    issue,
    prize,
    currency: merchant.currency,
    at: instant(at.getTime()),
  }));
  return ok({ list, total: found.total, cursor: found.cursor, pageNo, pageSize });
}
