// Rounds in the console, of a member or of a game's day, and the vendor's own view of one.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { gameRoundAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { amount, instant, ok, type Instant } from '@fairhouse/values';
import { plusDays } from '@fairhouse/rules/agency';
import { businessDay, dayBefore, dayBegins } from '../../../platform/business-day.ts';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { findMember, findMemberByName } from '../../members/index.ts';
import { askVendor, operatorRefOf } from '../outbound/index.ts';
import { formatVendorUser, vendorsOf } from '../records/index.ts';
import {
  findRound,
  listGameRounds,
  listOneRound,
  listRounds,
  listRoundTransactions,
  type RoundRow,
  type RoundTransactionRow,
} from './store/rounds.ts';

/** Shown with each round of a list; further ones are asked for by round. */
const SHOWN = 20;

/** The report's number of games that the vendor does not list. */
const UNLISTED = 0;

export async function vendorRounds(
  call: CallOf<OperatorCalls['vendorRounds']>,
): Promise<Answer<OperatorCalls['vendorRounds']>> {
  const { sql, merchant, input } = call;
  const { vendor, round, pageNo, pageSize } = input;
  const found =
    input.member === undefined
      ? await findMemberByName(sql, merchant.id, input.username ?? '')
      : await findMember(sql, merchant.id, input.member);
  if (found === undefined) return refuse('member.unknown');
  const asked = { member: found.id, vendor, round, page: input };
  const { rows, total, cursor } = await listRounds(sql, merchant.id, asked);
  return ok({ list: await showRounds(call, rows), total, cursor, pageNo, pageSize });
}

/** The rounds behind a row of the report. */
export async function vendorGameRounds(
  call: CallOf<OperatorCalls['vendorGameRounds']>,
): Promise<Answer<OperatorCalls['vendorGameRounds']>> {
  const { app, sql, merchant, input } = call;
  const { code, day, nodeId, pageNo, pageSize } = input;
  if (!(await vendorsOf(app, merchant.id)).vendors.has(code)) return refuse('not.found');
  const { rows, total, cursor } = await listGameRounds(sql, merchant.id, {
    vendor: code,
    node: nodeId === UNLISTED ? undefined : nodeId,
    before: dayBegins(merchant, dayBefore(day)),
    from: dayBegins(merchant, day),
    to: dayBegins(merchant, plusDays(day, 1)),
    page: input,
  });
  return ok({ list: await showRounds(call, rows), total, cursor, pageNo, pageSize });
}

/** Rounds with their first transactions. */
async function showRounds(
  { app, sql, merchant }: Pick<CallContext, 'app' | 'sql' | 'merchant'>,
  rows: readonly RoundRow[],
) {
  const first = { rounds: rows, most: SHOWN + 1 };
  const transactions = await listRoundTransactions(sql, merchant.id, first);
  const transactionsOf = (row: RoundRow) =>
    transactions.filter(
      (each) =>
        each.vendor === row.vendor &&
        each.member_id === row.member_id &&
        each.round_id === row.round_id,
    );
  const { games } = await vendorsOf(app, merchant.id);
  return rows.map((row) => ({
    vendor: row.vendor,
    member: row.member_id,
    username: row.username,
    round: row.round_id,
    game: row.node_id === null ? null : (games.get(row.node_id)?.names['en'] ?? null),
    nodeId: row.node_id === null ? null : Number(row.node_id),
    day: businessDay(merchant, instant(row.first_at.getTime())),
    state: row.state,
    trial: row.trial,
    staked: amount(row.staked),
    paid: amount(row.paid),
    refunded: amount(row.refunded),
    isLate: row.late,
    stuckAt: row.stuck_at === null ? null : instant(row.stuck_at.getTime()),
    firstAt: instant(row.first_at.getTime()),
    lastAt: instant(row.last_at.getTime()),
    vendorView: row.view,
    transactions: transactionsOf(row).slice(0, SHOWN).map(showTransaction),
    hasMore: transactionsOf(row).length > SHOWN,
  }));
}

const showTransaction = (row: RoundTransactionRow) => ({
  id: row.transaction_id,
  kind: row.kind,
  state: row.state,
  status: row.status,
  amount: amount(row.amount),
  isReversed: row.is_reversed,
  at: instant(row.at.getTime()),
});

/** The transactions of one round, page by page. */
export async function vendorRoundTransactions(
  call: CallOf<OperatorCalls['vendorRoundTransactions']>,
): Promise<Answer<OperatorCalls['vendorRoundTransactions']>> {
  const { sql, merchant, input } = call;
  const { code: vendor, member, round, pageNo, pageSize } = input;
  const asked = { vendor, member, round, page: input };
  const { rows, total, cursor } = await listOneRound(sql, merchant.id, asked);
  return ok({ list: rows.map(showTransaction), total, cursor, pageNo, pageSize });
}

/** Asks for the vendor's view of a round that we have; another's round is not asked about. */
export async function vendorRoundAsk(
  call: CallOf<OperatorCalls['vendorRoundAsk']>,
): Promise<Answer<OperatorCalls['vendorRoundAsk']>> {
  const { app, merchant, input } = call;
  const { code, member, round } = input;
  const { vendors, games } = await vendorsOf(app, merchant.id);
  const vendor = vendors.get(code);
  const own = await findRound(app.pool, merchant.id, { vendor: code, member, round });
  if (vendor === undefined || own === undefined) return refuse('not.found');
  const answer = await askVendor(app, vendor, {
    path: VENDOR_PATHS.gameRound,
    body: {
      operator_id: operatorRefOf(merchant, vendor, own.trial),
      user: formatVendorUser(merchant.code, member),
      game_code: games.get(own.node_id ?? -1n)?.code ?? '',
      round,
    },
    schema: gameRoundAnswer,
  });
  if (!answer.ok) {
    const { kind, detail } = answer.problem;
    return refuse('vendor.not_answering', { params: { why: `${kind}: ${detail}` } });
  }
  const { status, finished, transactions = [] } = answer.value;
  return ok({
    status,
    finished: finished ?? null,
    transactions: transactions.map((each) => ({
      id: each.transaction_uuid.toLowerCase(),
      kind: each.kind,
      status: each.status,
      amount: each.amount ?? null,
      at: each.created_at as Instant,
    })),
  });
}
