// Makes what winnings of free rounds ask for a requirement of their member, so that the stakes that
// follow count for it. A withdrawal does the same before it looks at the requirements.
import { SECOND_MS } from '@fairhouse/values';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { listBonusMembers } from '../../wallet/index.ts';
import { countTurnover } from './turnover.ts';

const JOB = 'cashier-bonus-requirements';
const MEMBERS_MOST = 500;

export const openBonusRequirements: Job = {
  name: JOB,
  everyMs: 2 * SECOND_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      await processEach(
        { app, job: JOB },
        await listBonusMembers(app.pool, merchant.id, MEMBERS_MOST),
        (member) =>
          transaction(app.pool, async (sql) => {
            await countTurnover({ app, sql, merchant }, member, now);
            return { commit: true, value: undefined };
          }),
        (member) => `${merchant.code}:${member}`,
      );
    }),
};
