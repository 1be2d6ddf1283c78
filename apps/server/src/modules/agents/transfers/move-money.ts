// The ledger's part of a transfer, and what the receiver gets with it.
import {
  assert,
  fillText,
  formatAmount,
  LANGUAGES,
  type Amount,
  type Id,
  type Language,
} from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { openRequirement } from '../../cashier/index.ts';
import { putInbox, writeMoney } from '../../messages/index.ts';
import { memberAccounts } from '../../wallet/index.ts';
import type { TransferRow } from './store.ts';

type Context = Pick<CallContext, 'sql' | 'merchant' | 'app' | 'now' | 'after'>;

const CODE_OF = { UP: 'transfer_up', DOWN: 'transfer_down' } as const;

/** Books a transfer from main to main wallet under its own id; false if the balance is too low. */
export async function bookTransfer(context: Context, row: TransferRow): Promise<boolean> {
  const { sql, merchant, app } = context;
  const from = memberAccounts(merchant, row.from_member, 'real');
  const to = memberAccounts(merchant, row.to_member, 'real');
  const [outcome] = await app.ledger.bookInTransaction(sql, [
    {
      merchant: merchant.id,
      id: entryOf(row),
      currency: from.currency,
      code: CODE_OF[row.direction],
      reference: row.number,
      legs: [{ debit: from.main, credit: to.main, amount: row.amount }],
    },
  ]);
  assert(outcome !== undefined && outcome.status !== 'conflict', 'a fresh entry has its own id');
  if (outcome.status !== 'booked') return false;
  await addRequirement(context, row);
  return true;
}

/** Holds the money of a transfer that waits; false if the balance is too low. */
export async function holdTransfer(context: Context, row: TransferRow): Promise<boolean> {
  const { sql, merchant, app } = context;
  const from = memberAccounts(merchant, row.from_member, 'real');
  const outcome = await app.ledger.holdInTransaction(sql, {
    merchant: merchant.id,
    id: entryOf(row),
    currency: from.currency,
    code: CODE_OF[row.direction],
    reference: row.number,
    from: from.main,
    held: from.held,
    amount: row.amount,
  });
  assert(outcome.status !== 'conflict', 'a fresh hold has an id of its own');
  return outcome.status === 'booked';
}

/** Ends the hold of a transfer that waited: to the receiver, or back to the sender. */
export async function endHold(
  context: Context,
  row: TransferRow,
  decision: 'approve' | 'reject',
): Promise<void> {
  const { sql, merchant, app } = context;
  const end = {
    merchant: merchant.id,
    hold: entryOf(row),
    entry: row.end_entry,
    code: CODE_OF[row.direction],
  };
  const to = memberAccounts(merchant, row.to_member, 'real').main;
  const outcome =
    decision === 'approve'
      ? await app.ledger.settleHoldInTransaction(sql, { ...end, to })
      : await app.ledger.releaseHoldInTransaction(sql, end);
  assert(outcome.status === 'booked', 'the hold of a locked transfer is open');
  if (decision === 'approve') await addRequirement(context, row);
}

/** What the receiver must stake of it before a withdrawal; locks its payment profile. */
async function addRequirement(context: Context, row: TransferRow): Promise<void> {
  if (row.requirement === 0n) return;
  await openRequirement(context, {
    member: row.to_member,
    kind: 'TRANSFER',
    reference: row.number,
    required: row.requirement,
    now: context.now,
  });
}

const TITLES: Readonly<Record<Language, string>> = {
  EN: 'You received a transfer',
  CN: '您收到一笔转账',
  ID: 'Anda menerima transfer',
  TH: 'คุณได้รับเงินโอน',
  VI: 'Bạn nhận được một khoản chuyển',
};

const BODIES: Readonly<Record<Language, string>> = {
  EN: '{name} transferred {amount} to you ({number}). Turnover required before a withdrawal: {requirement}.',
  CN: '{name} 向您转账 {amount}（{number}）。提款前需完成流水：{requirement}。',
  ID: '{name} mentransfer {amount} kepada Anda ({number}). Turnover sebelum penarikan: {requirement}.',
  TH: '{name} โอน {amount} ให้คุณ ({number}) ยอดเดิมพันที่ต้องทำก่อนถอน: {requirement}',
  VI: '{name} đã chuyển {amount} cho bạn ({number}). Doanh thu cược cần hoàn thành trước khi rút: {requirement}.',
};

/** Writes the message of a transfer that arrived. */
export async function tellReceiver(context: Context, row: TransferRow): Promise<void> {
  const { sql, merchant, app, after } = context;
  const member = row.to_member;
  const bodies = Object.fromEntries(
    LANGUAGES.map((language) => {
      const write = (sum: Amount) => writeMoney(formatAmount(sum), merchant.currency, language);
      const values = {
        name: row.from_username,
        amount: write(row.amount),
        number: row.number,
        requirement: write(row.requirement),
      };
      return [language, fillText(BODIES[language], values)];
    }),
  );
  await putInbox(sql, app, { merchant, member, titles: TITLES, bodies });
  after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
}

function entryOf(row: TransferRow): Id<'entry'> {
  return row.transfer_id as string as Id<'entry'>;
}
