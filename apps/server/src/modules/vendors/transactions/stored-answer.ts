// Answers that were given before, and answers that are given without a booking.
import type { WalletStatus } from '@fairhouse/calls/vendor';
import { currencyOf, mainAccount } from '../../../accounts.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { openCase } from '../records/index.ts';
import {
  contentHash,
  type MoveAnswer,
  type Transaction,
  type WalletUser,
  type Win,
} from './move.ts';
import { answerTombstone, findTransaction, insertAnswer } from './store/answers.ts';
import type { KnownRow } from './store/batch.ts';

type Kind = 'BET' | 'WIN' | 'ROLLBACK';
export type Asked = Transaction &
  Partial<Pick<Win, 'currency' | 'amount' | 'free' | 'promo' | 'reference' | 'jackpot'>>;

/** What the member can spend now, in the ledger's units. */
export async function readMainBalance(app: AppContext, user: WalletUser): Promise<bigint> {
  const { merchant, member, trial } = user;
  const address = mainAccount(trial ? 'trial' : 'real', member);
  return app.ledger.balance(merchant.id, currencyOf(merchant.currency), address);
}

/** An answer with the balance of now, which is not stored. */
export async function answerNow(
  app: AppContext,
  user: WalletUser,
  status: WalletStatus,
): Promise<MoveAnswer> {
  return { status, balance: await readMainBalance(app, user) };
}

/** The answer that a transaction got before (games.md 3.4, step 4); undefined for a new one. */
export async function findAnswer(
  app: AppContext,
  kind: Kind,
  asked: Asked,
): Promise<MoveAnswer | undefined> {
  const { merchant, vendor, transaction } = asked;
  const row = await findTransaction(app.pool, merchant.id, { vendor: vendor.code, transaction });
  return row && answerAgain(app, kind, asked, row);
}

/** What is answered to a repetition, by what is stored under its id. */
export async function answerAgain(
  app: AppContext,
  kind: Kind,
  asked: Asked,
  row: KnownRow,
): Promise<MoveAnswer> {
  const hash = contentHash(kind, asked);
  if (row.kind === 'TOMBSTONE' && row.content_hash === null) {
    const balance = await readMainBalance(app, asked);
    const status = 'RS_ERROR_DUPLICATE_TRANSACTION';
    const { merchant, vendor, transaction } = asked;
    const answer = {
      vendor: vendor.code,
      transaction,
      contentHash: hash,
      status,
      balance,
    } as const;
    if (await answerTombstone(app.pool, merchant.id, answer)) return { status, balance };
    // The same request was answered at the same moment, perhaps with another balance.
    return (await findAnswer(app, kind, asked)) ?? { status, balance };
  }
  if (row.content_hash?.equals(hash) === true && row.status !== null && row.balance !== null) {
    const { status, balance, entry_id, jackpot, source, amount } = row;
    return {
      status: status as WalletStatus,
      balance,
      ...(entry_id ? { entry: entry_id } : {}),
      ...(jackpot === null ? {} : { isJackpotRound: true }),
      ...(source === 'JACKPOT' ? { jackpotPaid: amount } : {}),
    };
  }
  await openCase(app, {
    merchant: asked.merchant.id,
    vendor: asked.vendor.code,
    kind: 'CHANGED_DUPLICATE',
    subject: asked.transaction,
    member: asked.member,
    detail: { kind, round: asked.round, amount: asked.amount?.toString() ?? null },
  });
  return answerNow(app, asked, 'RS_ERROR_DUPLICATE_TRANSACTION');
}

/** Stores a refusal as the answer for ever, unless the transaction has one. */
export async function refuseForEver(
  app: AppContext,
  kind: Kind,
  asked: Asked,
  status: WalletStatus,
): Promise<MoveAnswer> {
  const balance = await readMainBalance(app, asked);
  const isNew = await insertAnswer(app.pool, {
    merchant: asked.merchant.id,
    vendor: asked.vendor.code,
    transaction: asked.transaction,
    kind,
    state: 'REFUSED',
    member: asked.member,
    round: asked.round,
    gameCode: asked.gameCode,
    amount: asked.amount ?? 0n,
    free: asked.free ?? false,
    promo: asked.promo ?? false,
    reference: asked.reference,
    contentHash: contentHash(kind, asked),
    status,
    balance,
    entry: undefined,
    supplier: asked.supplier,
    at: asked.now,
  });
  if (isNew) return { status, balance };
  return (await findAnswer(app, kind, asked)) ?? { status, balance };
}
