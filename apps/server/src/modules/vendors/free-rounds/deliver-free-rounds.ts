// Notifies the vendors of grants and of their ends, until they have answered. The id of a grant
// makes a repetition the same one.
import { freeRoundsAnswer, vendorAmount, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { amount, SECOND_MS, type Result } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { askVendor, operatorRefOf } from '../outbound/index.ts';
import { formatVendorUser, vendorsOf, type VendorConfig } from '../records/index.ts';
import { notifyMember } from './notify-member.ts';
import {
  claimDueGrants,
  expireGrants,
  markDone,
  markRefused,
  markSent,
  postpone,
  type DueGrantRow,
} from './store.ts';

const JOB = 'vendors-free-rounds';
/** As many as are asked about within the minute for which they are claimed. */
const SLICE = 50;

interface Delivery {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  readonly grant: DueGrantRow;
}

export const deliverFreeRounds: Job = {
  name: JOB,
  everyMs: 2 * SECOND_MS,
  run: (app) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      await expireGrants(app.pool, merchant.id);
      const { vendors } = await vendorsOf(app, merchant.id);
      for (let isMore = true; isMore;) {
        const due = await claimDueGrants(app.pool, merchant.id, SLICE);
        await processEach(
          { app, job: JOB },
          due,
          async (grant) => {
            const vendor = vendors.get(grant.vendor);
            if (vendor === undefined) throw new Error(`no vendor ${grant.vendor}`);
            await deliver({ app, merchant, vendor, grant });
          },
          (grant) => `${merchant.code}:${grant.reward_id}`,
        );
        isMore = due.length === SLICE;
      }
    }),
};

async function deliver(delivery: Delivery): Promise<void> {
  const { app, merchant, grant } = delivery;
  const { reward_id: reward } = grant;
  if (grant.is_cancelled) return endAtVendor(delivery);
  if (grant.is_over) return markDone(app.pool, merchant.id, reward);
  const answer = await ask(delivery, VENDOR_PATHS.freeRounds, {
    user: formatVendorUser(merchant.code, grant.member_id),
    game_code: grant.game_code,
    currency: merchant.currency,
    bet_count: grant.count,
    bet_value: vendorAmount.encode(amount(grant.value)),
    start_time: grant.starts_at.getTime(),
    end_time: grant.expires_at.getTime(),
  });
  if (!answer.ok) {
    return postpone(app.pool, merchant.id, { reward, problem: answer.problem });
  }
  if (answer.value !== 'RS_OK') {
    return markRefused(app.pool, merchant.id, { reward, problem: answer.value });
  }
  const isOffered = await transaction(app.pool, async (sql) => {
    const value = await markSent(sql, merchant.id, reward);
    if (value) await notifyMember({ app, sql, merchant, grant });
    return { commit: true, value };
  });
  if (isOffered) {
    app.signals.send({ topic: 'inbox', merchant: merchant.id, member: grant.member_id });
  }
}

async function endAtVendor(delivery: Delivery): Promise<void> {
  const { app, merchant, grant } = delivery;
  const { reward_id: reward } = grant;
  const answer = await ask(delivery, VENDOR_PATHS.freeRoundsCancel, {});
  // A vendor that does not know the grant has nothing to end.
  const isEnded =
    answer.ok && ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'].includes(answer.value);
  if (isEnded) return markDone(app.pool, merchant.id, reward);
  const problem = answer.ok ? answer.value : answer.problem;
  return postpone(app.pool, merchant.id, { reward, problem });
}

/** The vendor's status, or why there is none. */
async function ask(
  { app, merchant, vendor, grant }: Delivery,
  path: string,
  fields: object,
): Promise<Result<string, string>> {
  const answer = await askVendor(app, vendor, {
    path,
    body: {
      operator_id: operatorRefOf(merchant, vendor),
      reward_uuid: grant.reward_id,
      ...fields,
    },
    schema: freeRoundsAnswer,
  });
  if (answer.ok) return { ok: true, value: answer.value.status };
  const { kind, detail } = answer.problem;
  return { ok: false, problem: `${kind}: ${detail}`.slice(0, 300) };
}
