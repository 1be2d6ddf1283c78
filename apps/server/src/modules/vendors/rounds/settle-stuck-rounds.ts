// Rounds that have no end: the vendor is asked, and what it says was booked is booked by its own id
// (games.md 3.6). Nothing is given back because of a silence.
import { gameRoundAnswer, VENDOR_PATHS, type VendorTransaction } from '@fairhouse/calls/vendor';
import { amount, DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { eachMerchant } from '../../settings/index.ts';
import { askVendor, baseUrlOf, operatorRefOf } from '../outbound/index.ts';
import {
  formatVendorUser,
  openCase,
  vendorsOf,
  type GameType,
  type VendorConfig,
} from '../records/index.ts';
import { creditWin, rollBack } from '../transactions/index.ts';
import {
  closeFinishedRound,
  listOldRounds,
  listOwnTransactions,
  noteAsked,
  type OpenRound,
} from './store.ts';

const JOB = 'vendors-stuck-rounds';
const ASK_EVERY_MS = HOUR_MS;
const ASK_FOR_MS = 7 * DAY_MS;
const ROUNDS_MOST = 200;

/** How long a round may be open without news before it is stuck. */
const OPEN_MS: Readonly<Record<GameType, number>> = {
  RNG: DAY_MS,
  LOCAL: DAY_MS,
  LIVE: 15 * MINUTE_MS,
  FISH: 10 * MINUTE_MS,
  PVP: 4 * HOUR_MS,
  // A bet on a match is settled after it.
  SPORTS: 60 * DAY_MS,
  ESPORTS: 60 * DAY_MS,
};
const SHORTEST_MS = Math.min(...Object.values(OPEN_MS));

export interface Stuck {
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  readonly round: OpenRound;
}

export const settleStuckRounds: Job = {
  name: JOB,
  everyMs: MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const { vendors, games } = await vendorsOf(app, merchant.id);
      for (const vendor of vendors.values()) {
        const old = await listOldRounds(app.pool, merchant.id, {
          vendor: vendor.code,
          silentSince: now - SHORTEST_MS,
          askedBefore: now - ASK_EVERY_MS,
          most: ROUNDS_MOST,
        });
        const stuck = old.filter(({ node_id, last_at, stuck_at }) => {
          const type = games.get(node_id ?? -1n)?.type ?? 'RNG';
          const isOld = now - last_at.getTime() >= OPEN_MS[type];
          const isGivenUp = stuck_at !== null && now - stuck_at.getTime() > ASK_FOR_MS;
          return isOld && !isGivenUp;
        });
        await processEach(
          { app, job: JOB },
          stuck,
          (round) => askAbout(app, { merchant, vendor, round }, now),
          ({ round_id }) => `${merchant.code}:${vendor.code}:${round_id}`,
        );
      }
    }),
};

/**
 * Asks the vendor about a round, stores what it said, and books what it has and we lack. A round
 * that it says is finished is closed.
 */
export async function askAbout(app: AppContext, stuck: Stuck, now: Instant): Promise<void> {
  const { merchant, vendor, round } = stuck;
  const subject = { vendor: vendor.code, member: round.member_id, round: round.round_id };
  await openCase(app, {
    merchant: merchant.id,
    vendor: vendor.code,
    kind: 'STUCK_ROUND',
    subject: `${round.member_id} ${round.round_id}`,
    member: round.member_id,
    detail: { round: round.round_id, lastAt: round.last_at.getTime() },
  });
  if (baseUrlOf(app, vendor) === '' || vendor.signingKey === undefined) {
    await noteAsked(app.pool, merchant.id, { ...subject, view: { problem: 'no address' }, now });
    return;
  }
  const game = (await vendorsOf(app, merchant.id)).games.get(round.node_id ?? -1n);
  const answer = await askVendor(app, vendor, {
    path: VENDOR_PATHS.gameRound,
    body: {
      operator_id: operatorRefOf(merchant, vendor, round.trial),
      user: formatVendorUser(merchant.code, round.member_id),
      game_code: game?.code ?? '',
      round: round.round_id,
    },
    schema: gameRoundAnswer,
  });
  if (!answer.ok) {
    await noteAsked(app.pool, merchant.id, { ...subject, view: { problem: answer.problem }, now });
    return;
  }
  const { status, finished, transactions = [], url } = answer.value;
  const view = { status, finished, url, transactions: transactions.map(viewOf) };
  await noteAsked(app.pool, merchant.id, { ...subject, view, now });
  if (status !== 'RS_OK' || finished !== true) return;
  if (await bookMissing(app, stuck, transactions, now)) {
    await closeFinishedRound(app.pool, merchant.id, subject);
  }
}

const viewOf = ({ amount: units, ...rest }: VendorTransaction) => ({
  ...rest,
  amount: units === undefined ? null : units.toString(),
});

/**
 * Books wins and rollbacks that the vendor has and we lack, by their own ids, as if they had
 * arrived. False if the vendor has a bet that we lack: that is never booked late.
 */
async function bookMissing(
  app: AppContext,
  { merchant, vendor, round }: Stuck,
  transactions: readonly VendorTransaction[],
  now: Instant,
): Promise<boolean> {
  const ids = transactions.map(({ transaction_uuid: id }) => id.toLowerCase());
  const own = await listOwnTransactions(app.pool, merchant.id, vendor.code, ids);
  const known = new Set(own.map(({ transaction_id }) => transaction_id));
  const user = formatVendorUser(merchant.code, round.member_id);
  let isWhole = true;
  for (const each of transactions) {
    const id = each.transaction_uuid.toLowerCase();
    if (each.status !== 'TS_SUCCESS' || known.has(id)) continue;
    if (each.user !== user || each.round !== round.round_id) {
      isWhole = false;
      continue;
    }
    const common = {
      merchant,
      vendor,
      member: round.member_id,
      trial: round.trial,
      transaction: id,
      round: round.round_id,
      closes: each.round_closed,
      gameCode: each.game_code,
      token: '',
      address: '',
      supplier: undefined,
      now,
    };
    const reference = each.reference_transaction_uuid?.toLowerCase();
    if (each.kind === 'TK_ROLLBACK' && reference !== undefined) {
      await rollBack(app, { ...common, reference });
      continue;
    }
    if (each.kind !== 'TK_WIN' && each.kind !== 'TK_FREE_WIN') {
      isWhole = false;
      await openCase(app, {
        merchant: merchant.id,
        vendor: vendor.code,
        kind: 'ONLY_THEIRS',
        subject: id,
        member: round.member_id,
        detail: { kind: each.kind, round: each.round },
      });
      continue;
    }
    const credited = await creditWin(app, {
      ...common,
      currency: each.currency,
      // What a pot came to is the ledger's to say.
      amount: each.house_jackpot ? amount(0n) : (each.amount ?? amount(0n)),
      jackpot: each.house_jackpot ?? undefined,
      free: each.kind === 'TK_FREE_WIN',
      promo: each.is_supplier_promo,
      reward: each.reward_uuid?.toLowerCase(),
      reference,
      turnover: undefined,
      promotion: undefined,
    });
    if (credited.status !== 'RS_OK') isWhole = false;
  }
  return isWhole;
}
