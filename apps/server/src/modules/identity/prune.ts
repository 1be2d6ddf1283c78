import { DAY_MS, HOUR_MS, MINUTE_MS, plus } from '@fairhouse/values';
import { processEach } from '../../platform/process-each.ts';
import type { Job } from '../../platform/jobs.ts';
import { pruneSocial } from './social/index.ts';
import { pruneLoginTickets } from './factors/index.ts';
import { pruneCodes } from './codes/index.ts';
import { pruneCaptchas, pruneProofs } from './human/index.ts';
import { pruneAttempts } from './attempts/index.ts';
import { prunePresence, pruneSecrets, pruneSessions } from './sessions/index.ts';

const JOB = 'prune-identity';

/** Login attempts are kept for 400 days, so that a full year can be examined (security.md B6). */
const LOGINS_KEPT_MS = 400 * DAY_MS;
const SESSIONS_KEPT_MS = 30 * DAY_MS;
const PRESENCE_KEPT_MS = HOUR_MS;
const SECRETS_KEPT_MS = DAY_MS;
/** Longer than the window of any rate limit. */
const CODES_KEPT_MS = 2 * DAY_MS;

/** Deletes expired captchas, tickets and remembered logins, and old sessions and attempts. */
export const pruneIdentity: Job = {
  name: JOB,
  everyMs: 10 * MINUTE_MS,
  run: async (app, now) => {
    const { pool } = app;
    const tasks = {
      secrets: () => pruneSecrets(pool, plus(now, -SECRETS_KEPT_MS)),
      captchas: () => pruneCaptchas(pool, plus(now, -SECRETS_KEPT_MS)),
      social: () => pruneSocial(pool, plus(now, -SECRETS_KEPT_MS)),
      tickets: () => pruneLoginTickets(pool, plus(now, -SECRETS_KEPT_MS)),
      proofs: () => pruneProofs(pool, now),
      sessions: () => pruneSessions(pool, plus(now, -SESSIONS_KEPT_MS)),
      presence: () => prunePresence(pool, plus(now, -PRESENCE_KEPT_MS)),
      codes: () => pruneCodes(pool, plus(now, -CODES_KEPT_MS)),
      attempts: () => pruneAttempts(pool, plus(now, -LOGINS_KEPT_MS)),
    };
    const prune = ([, forget]: [string, () => Promise<void>]): Promise<void> => forget();
    await processEach({ app, job: JOB }, Object.entries(tasks), prune, ([what]) => what);
  },
};
