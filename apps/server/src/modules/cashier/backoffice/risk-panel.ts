import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { listAttempts } from '../../identity/index.ts';
import { findMembers } from '../../members/index.ts';
import { memberAccounts, readDebt, readFunds, resultSince } from '../../wallet/index.ts';
import { bankName, maskCardNumber, listCards, listSharers, type CardRow } from '../cards/index.ts';
import { listFlags } from '../risks/index.ts';
import { findLastPaid, readDayTotal, type WithdrawalRow } from '../withdrawals/index.ts';
import { countTurnover } from '../payment-profiles/index.ts';

type Row = OperatorCalls['withdrawalDetail'];
type Panel = Value<Row>['risk'];

const LOGINS_SHOWN = 10;

/** The facts that an officer sees beside an order (agency.md 5.4): money, play, cards, flags. */
export async function readRiskPanel(call: CallOf<Row>, order: WithdrawalRow): Promise<Panel> {
  const { sql, merchant, now, app } = call;
  const member = order.member_id;
  const accounts = memberAccounts(merchant, member, 'real');
  const funds = await readFunds(app, merchant, accounts);
  const last = await findLastPaid(sql, merchant.id, member);
  const since = instant(last?.created_at.getTime() ?? 0);
  const result = await resultSince(sql, merchant, accounts, since);
  const { left } = await countTurnover(call, member, now);
  const cards = await listCards(sql, merchant.id, member);
  const flags = await listFlags(sql, merchant.id, member);
  // A failed login may be a stranger's: its device is not one of the member.
  const latest = { pageNo: 1, pageSize: LOGINS_SHOWN, successful: true } as const;
  const logins = await listAttempts(sql, merchant.id, member, latest);
  const { deposits, stake, payout, net } = result;
  return {
    balance: funds.main,
    locked: funds.held,
    lastWithdrawal: last === undefined ? null : showLast(last),
    since: { deposits: amount(deposits), stake, payout, net },
    today: await readDayTotal(sql, merchant, member, now),
    turnoverLeft: left,
    debt: await readDebt(app, merchant, member),
    cards: await showPanelCards(call, cards),
    devices: logins.lines.map(({ address, device, at }) => ({ address, device, time: at })),
    flags: flags.map(({ kind, at, closed_at: closed }) => ({
      kind,
      time: instant(at.getTime()),
      open: closed === null,
    })),
  };
}

function showLast(order: WithdrawalRow): NonNullable<Panel['lastWithdrawal']> {
  const { number, amount: paid, created_at: at } = order;
  return { number, amount: paid, time: instant(at.getTime()) };
}

async function showPanelCards(
  call: CallOf<Row>,
  cards: readonly CardRow[],
): Promise<Panel['cards']> {
  const shown = [];
  // Sequential: the queries share the call's connection.
  for (const card of cards) shown.push(await showPanelCard(call, card));
  return shown;
}

async function showPanelCard(call: CallOf<Row>, card: CardRow): Promise<Panel['cards'][number]> {
  const { sql, merchant } = call;
  const sharers = await listSharers(sql, merchant.id, card.number_tag, card.member_id);
  const others = sharers.length === 0 ? [] : await findMembers(sql, merchant.id, sharers);
  return {
    kind: card.kind,
    bank: bankName(card.bank),
    account: maskCardNumber(card.number_tail),
    holder: card.holder,
    addedAt: instant(card.added_at.getTime()),
    removed: card.removed_at !== null,
    sharedWith: others.map((other) => other.username),
  };
}
