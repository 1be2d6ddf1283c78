// The job that answers reset requests: a request that names the member's own address gets a mail.
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  plus,
  SECOND_MS,
  type Id,
  type Instant,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findMemberByName, mayDo } from '../../members/index.ts';
import { putOutbox } from '../../messages/index.ts';
import { eachMerchant, siteOrigin, siteOf } from '../../settings/index.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { openResetDetails } from './reset-details.ts';
import { resetMailSubject, resetMailText } from './reset-mail.ts';
import {
  countLinks,
  endRequest,
  pruneLinks,
  putLink,
  takeRequest,
  type ResetRequest,
} from './store/reset-links.ts';

const JOB = 'answer-reset-requests';

/** Validity of a link; it works once. */
export const LINK_MS = 30 * MINUTE_MS;
/**
 * Limits on mails to one member. Only sent mails count, so that requests with a wrong address
 * cannot use up the owner's limit.
 */
const MAILS_PER_HOUR = 3;
const MAILS_PER_DAY = 10;
/** A request that could not be answered within this time is dropped. */
const REQUEST_MAX_AGE_MS = 10 * MINUTE_MS;
/**
 * Longer than an answer takes: after it, the process has died or the answer failed, and the request
 * is retried.
 */
const LEASE_MS = 30 * SECOND_MS;
const TOKEN_BYTES = 32;

export const answerResetRequests: Job = {
  name: JOB,
  everyMs: SECOND_MS,
  run: async (app, now) => {
    await eachMerchant({ app, job: JOB }, (merchant) => answerAll(app, merchant, now));
    await pruneLinks(app.pool, plus(now, -DAY_MS));
  },
};

async function answerAll(app: AppContext, merchant: Merchant, now: Instant): Promise<void> {
  for (;;) {
    const request = await takeRequest(app.pool, merchant.id, LEASE_MS);
    if (request === undefined) return;
    await processEach(
      { app, job: JOB },
      [request],
      () =>
        app.leases.transaction(JOB, async (sql) => {
          if (!(await endRequest(sql, merchant.id, request.id))) {
            return { commit: false, value: undefined };
          }
          await answer(sql, app, { merchant, request, now });
          return { commit: true, value: undefined };
        }),
      ({ id }) => `reset-request ${id}`,
    );
  }
}

interface Task {
  readonly merchant: Merchant;
  readonly request: ResetRequest;
  readonly now: Instant;
}

async function answer(sql: Sql, app: AppContext, { merchant, request, now }: Task): Promise<void> {
  if (plus(request.at, REQUEST_MAX_AGE_MS) < now) return;
  const { username, email, language } = openResetDetails(app, request.id, request.sealed);
  const member = await findMemberByName(sql, merchant.id, username);
  if (member === undefined || member.group === 'trial' || !mayDo(member, 'login')) return;
  if (member.email === '' || member.email.toLowerCase() !== email) return;
  if (await isOverMailLimit(sql, merchant, { member: member.id, now })) return;
  const token = randomText(TOKEN_BYTES);
  await putLink(sql, merchant.id, {
    member: member.id,
    hash: hashText(token),
    madeAt: now,
    endsAt: plus(now, LINK_MS),
  });
  const { brand } = (await siteOf(app, merchant)).settings;
  // In the fragment, which browsers do not send to servers.
  const link = `${await siteOrigin(app, merchant)}/reset#${token}`;
  const words = { brand: brand.name, name: member.username, link };
  await putOutbox(sql, app, {
    merchant,
    kind: 'mail',
    to: member.email,
    subject: resetMailSubject(language, words),
    text: resetMailText(language, words),
    purpose: 'reset',
    secret: true,
    goodMs: LINK_MS,
  });
}

async function isOverMailLimit(
  sql: Sql,
  merchant: Merchant,
  { member, now }: { readonly member: Id<'member'>; readonly now: Instant },
): Promise<boolean> {
  const since = { hour: plus(now, -HOUR_MS), day: plus(now, -DAY_MS) };
  if ((await countLinks(sql, merchant.id, { member, since: since.hour })) >= MAILS_PER_HOUR)
    return true;
  return (await countLinks(sql, merchant.id, { member, since: since.day })) >= MAILS_PER_DAY;
}
