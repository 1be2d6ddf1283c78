// The end of offers. What an offer comes to is decided once, under the lock of its row; the money
// follows under ids that are derived from the offer, so that a run that is repeated after a crash
// completes it once.
import { divisionHash } from '@fairhouse/rules/fair';
import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Sql } from '../../../platform/sql.ts';
import { eachMerchantDue } from '../../settings/index.ts';
import { NODE_HASHES } from '../hashing/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { divisionOf } from './division.ts';
import { placeOffer, releaseShares, type OfferContext } from './offer-money.ts';
import {
  endOffer,
  fillOffer,
  isOfferDue,
  listDueOffers,
  listMerchantsWithDueOffers,
  listShares,
  lockOffer,
  returnOffer,
  type OfferRow,
  type ShareRow,
} from './store/offers.ts';

const JOB = 'lottery-offers';

/** Places offers that are full at their close, and returns the money of the others. */
export const closeOffers: Job = {
  name: JOB,
  everyMs: 250,
  run: async (app) => {
    await eachMerchantDue({ app, job: JOB }, listMerchantsWithDueOffers, async (merchant) => {
      const due = await listDueOffers(app.pool, merchant.id);
      if (due.length === 0) return;
      const { lotteries } = await readCatalogue(app.pool, merchant);
      const close = async (offer: string): Promise<void> => {
        const decided = await decide(app, merchant, offer);
        const lottery = lotteries.find(({ row }) => row.code === decided?.offer.lottery);
        if (decided === undefined || lottery === undefined) return;
        await settle({ app, merchant, lottery, ...decided });
      };
      // Concurrently, so that the ledger books them in few batches; a failure affects only one.
      await Promise.all(
        due.map((offer) => processEach({ app, job: JOB }, [offer], close, (id) => `offer ${id}`)),
      );
    });
  },
};

interface DecidedOffer {
  readonly offer: OfferRow;
  readonly shares: readonly ShareRow[];
}

/** What the offer comes to, as decided now or by an earlier run; undefined if it has ended. */
function decide(
  app: AppContext,
  merchant: Merchant,
  id: string,
): Promise<DecidedOffer | undefined> {
  return app.leases.transaction(JOB, async (sql) => {
    const offer = await lockOffer(sql, merchant.id, id);
    if (offer?.state === 'OPEN' && (await isOfferDue(sql, merchant.id, id))) {
      await decideOpen(app, sql, merchant, offer);
    }
    const after = await lockOffer(sql, merchant.id, id);
    const isLeft = after?.state === 'FILLED' || after?.state === 'RETURNING';
    if (!isLeft) return { commit: true, value: undefined };
    const shares = await listShares(sql, merchant.id, [id]);
    return { commit: true, value: { offer: after, shares } };
  });
}

/** A full offer is filled, the guarantee taking what nobody else took; another one is returned. */
async function decideOpen(
  { keys }: AppContext,
  sql: Sql,
  merchant: Merchant,
  offer: OfferRow,
): Promise<void> {
  const { offer_id: id, guarantee } = offer;
  const missing = offer.shares - offer.sold;
  if (missing > guarantee) {
    await returnOffer(sql, merchant.id, id, { reason: 'not_full' });
    return;
  }
  const shares = (await listShares(sql, merchant.id, [id])).map((share) =>
    share.kind === 'guarantee' ? { ...share, shares: missing } : share,
  );
  const division = divisionHash(
    NODE_HASHES,
    offer.proof_id,
    divisionOf({ keys, proofId: offer.proof_id, offer }, shares),
  );
  await fillOffer(sql, merchant.id, { offer: id, taken: missing, division });
}

async function settle(context: OfferContext): Promise<void> {
  const { app, merchant, offer, shares } = context;
  const id = offer.offer_id;
  let state = offer.state;
  if (state === 'FILLED') {
    const refusal = await placeOffer(context);
    if (refusal === undefined) {
      const rest = shares.map((share) => ({ share, count: share.held - share.shares }));
      await releaseShares(context, rest);
      await endOffer(app.pool, merchant.id, id, 'PLACED');
    } else {
      await returnOffer(app.pool, merchant.id, id, { reason: 'refused', refusal });
      state = 'RETURNING';
    }
  }
  if (state === 'RETURNING') {
    await releaseShares(
      context,
      shares.map((share) => ({ share, count: share.held })),
    );
    await endOffer(app.pool, merchant.id, id, 'RETURNED');
  }
  for (const member of new Set(shares.map((share) => share.member_id))) {
    app.signals.send({ topic: 'balance', merchant: merchant.id, member: member as Id<'member'> });
  }
}
