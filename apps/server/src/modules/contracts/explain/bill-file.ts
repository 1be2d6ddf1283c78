// A bill explained as a file: one line for each figure of each level.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok, type Language } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { showBill } from '../bills/index.ts';
import { csvFile } from '../../wallet/index.ts';
import {
  betsOfBill,
  daysOfBill,
  findOwnBill,
  maySeeBets,
  membersOfBill,
  restOf,
} from './explain-bill.ts';

type Row = PlayerCalls['agentBillCsv'];

/** The most lines of bets in a file. */
const BETS_MAX = 20_000;

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  EN: ['Level', 'Day', 'Member', 'Draw', 'Ticket', 'Turnover', 'Payout', 'Amount'],
  CN: ['层级', '日期', '会员', '期号', '注单', '投注', '派奖', '金额'],
  ID: ['Tingkat', 'Hari', 'Anggota', 'Undian', 'Tiket', 'Omzet', 'Hadiah', 'Jumlah'],
  TH: ['ระดับ', 'วันที่', 'สมาชิก', 'งวด', 'โพย', 'ยอดแทง', 'เงินรางวัล', 'จำนวนเงิน'],
  VI: ['Cấp', 'Ngày', 'Thành viên', 'Kỳ quay', 'Vé', 'Tiền cược', 'Tiền thưởng', 'Số tiền'],
};

/** The bill, its days, their members, and the bets of members whose bets the caller may see. */
export async function writeBillFile(call: CallOf<Row>): Promise<Answer<Row>> {
  const found = await findOwnBill(call, call.input.id);
  if (found === undefined) return refuse('contract.bill_unknown');
  const shown = showBill(found.bill);
  const { figures, gross } = shown;
  const money = formatAmount;
  const lines: string[][] = [
    [
      'BILL',
      shown.periodKey,
      shown.username,
      '',
      '',
      money(figures.bet),
      money(figures.payout),
      money(gross),
    ],
  ];
  const isVisible = await maySeeBets(call);
  let left = BETS_MAX;
  for (const { day, bet, payout } of await daysOfBill(call, found)) {
    lines.push(['DAY', day, '', '', '', money(bet), money(payout), '']);
    const { members, rest } = await membersOfBill(call, found, day);
    for (const member of members) {
      const { username } = member;
      lines.push(['MEMBER', day, username, '', '', money(member.bet), money(member.payout), '']);
      if (!isVisible(member.id)) continue;
      const bets =
        left === 0 ? [] : await betsOfBill(call, found, { day, member: member.id, limit: left });
      left -= bets.length;
      for (const each of bets) {
        const { issue, ticket, stake, payout: prize } = each;
        lines.push(['BET', day, username, issue, String(ticket), money(stake), money(prize), '']);
      }
      const others = restOf(
        member,
        bets.map((each) => ({ bet: each.stake, payout: each.payout })),
      );
      // Games of vendors, and bets beyond the most lines: a line of their own, without a draw.
      if (others !== null) {
        lines.push(['BET', day, username, '', '', money(others.bet), money(others.payout), '']);
      }
    }
    if (rest !== null)
      lines.push(['MEMBER', day, '', '', '', money(rest.bet), money(rest.payout), '']);
  }
  const name = `${shown.kind}-${shown.periodKey}`.replace(/[^\w.-]/g, '-');
  return ok(csvFile(name, [HEADINGS[call.language], ...lines]));
}
