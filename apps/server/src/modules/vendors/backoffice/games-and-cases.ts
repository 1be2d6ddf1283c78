// Games, cases and rounds of vendors in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { forgetVendors, vendorsOf } from '../records/index.ts';
import { changeGame, closeCase, listCases, listRounds, listRoundTransactions } from './store.ts';

export async function vendorGames(
  call: CallOf<OperatorCalls['vendorGames']>,
): Promise<Answer<OperatorCalls['vendorGames']>> {
  const { app, merchant, input } = call;
  const { vendors, games } = await vendorsOf(app, merchant.id);
  if (!vendors.has(input.code)) return refuse('not.found');
  const own = [...games.values()].filter(({ vendor }) => vendor === input.code);
  return ok(
    own.map((game) => ({
      nodeId: Number(game.node_id),
      vendor: game.vendor,
      code: game.code,
      name: game.names['en'] ?? game.code,
      type: game.type,
      status: game.status,
      enabled: game.enabled,
      offered: game.offered,
      rtpLow: game.rtp_low,
      rtpHigh: game.rtp_high,
      sort: game.sort,
      hot: game.hot ?? null,
    })),
  );
}

export async function vendorGameChange(
  call: CallOf<OperatorCalls['vendorGameChange']>,
): Promise<Answer<OperatorCalls['vendorGameChange']>> {
  const { app, merchant, sql, input, now } = call;
  if (!(await changeGame(sql, merchant.id, { ...input, now }))) return refuse('not.found');
  call.after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
  return ok(null);
}

export async function vendorCases(
  call: CallOf<OperatorCalls['vendorCases']>,
): Promise<Answer<OperatorCalls['vendorCases']>> {
  const rows = await listCases(call.sql, call.merchant.id, call.input.state === 'open');
  return ok(
    rows.map((row) => ({
      id: row.case_id,
      vendor: row.vendor,
      kind: row.kind,
      subject: row.subject,
      member: row.member_id,
      detail: row.detail,
      count: Number(row.count),
      firstAt: instant(row.first_at.getTime()),
      lastAt: instant(row.last_at.getTime()),
      closedBy: row.closed_by,
      closedReason: row.closed_reason,
    })),
  );
}

export async function vendorCaseClose(
  call: CallOf<OperatorCalls['vendorCaseClose']>,
): Promise<Answer<OperatorCalls['vendorCaseClose']>> {
  const { id, reason } = call.input;
  const by = call.operator.name;
  if (!(await closeCase(call.sql, call.merchant.id, { id, by, reason })))
    return refuse('not.found');
  return ok(null);
}

export async function vendorRounds(
  call: CallOf<OperatorCalls['vendorRounds']>,
): Promise<Answer<OperatorCalls['vendorRounds']>> {
  const { sql, merchant, input } = call;
  const { code: vendor, member, round } = input;
  const rounds = await listRounds(sql, merchant.id, { member, vendor, round });
  const rows = await listRoundTransactions(sql, merchant.id, {
    member,
    vendor,
    rounds: rounds.map(({ round_id }) => round_id),
  });
  return ok(
    rounds.map((row) => ({
      round: row.round_id,
      state: row.state,
      staked: amount(row.staked),
      paid: amount(row.paid),
      refunded: amount(row.refunded),
      isLate: row.late,
      stuckAt: row.stuck_at === null ? null : instant(row.stuck_at.getTime()),
      firstAt: instant(row.first_at.getTime()),
      lastAt: instant(row.last_at.getTime()),
      vendorView: row.view,
      transactions: rows
        .filter(({ round_id }) => round_id === row.round_id)
        .map((each) => ({
          id: each.transaction_id,
          kind: each.kind,
          state: each.state,
          status: each.status,
          amount: amount(each.amount),
          isReversed: each.is_reversed,
          at: instant(each.at.getTime()),
        })),
    })),
  );
}
