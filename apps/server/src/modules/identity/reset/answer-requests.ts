// The job behind forgotten passwords: whoever asked for the member's own address gets a mail.
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  plus,
  SECOND_MS,
  type Id,
  type Instant,
} from '@fairhouse/values';
import type { House, Merchant } from '../../../ground/house.ts';
import { eachOf } from '../../../ground/each-of.ts';
import type { Job } from '../../../ground/jobs.ts';
import type { Sql } from '../../../ground/sql.ts';
import { findMemberByName, mayDo } from '../../members/index.ts';
import { putOutbox } from '../../messages/index.ts';
import { eachMerchant, originOf, siteOf } from '../../settings/index.ts';
import { hashText, randomText } from '../secret-text.ts';
import { openAsked } from './asked.ts';
import { mailSubject, mailText } from './reset-texts.ts';
import {
  countLinks,
  endRequest,
  pruneLinks,
  putLink,
  takeRequest,
  type ResetRequest,
} from './store.ts';

/** A link is good for so long, and once. */
export const LINK_MS = 30 * MINUTE_MS;
/**
 * Mails to one member. They alone are counted: who knows a name and no address uses nothing up that
 * its owner needs.
 */
const HOUR_MAX = 3;
const DAY_MAX = 10;
/** What could not be answered for so long is not answered any more. */
const LATE_MS = 10 * MINUTE_MS;
/** Longer than an answer takes: then its process is gone, or it failed and is tried again. */
const LEASE_MS = 30 * SECOND_MS;
const TOKEN_BYTES = 32;

export const answerResetRequests: Job = {
  name: 'answer-reset-requests',
  everyMs: SECOND_MS,
  run: async (house, now) => {
    await eachMerchant(house, (merchant) => answerAll(house, merchant, now));
    await pruneLinks(house.pool, plus(now, -DAY_MS));
  },
};

async function answerAll(house: House, merchant: Merchant, now: Instant): Promise<void> {
  for (;;) {
    const request = await takeRequest(house.pool, merchant.id, LEASE_MS);
    if (request === undefined) return;
    await eachOf(
      house,
      [request],
      () =>
        house.leases.transaction('answer-reset-requests', async (sql) => {
          if (!(await endRequest(sql, merchant.id, request.id))) {
            return { commit: false, value: undefined };
          }
          await answer(sql, house, { merchant, request, now });
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

async function answer(sql: Sql, house: House, { merchant, request, now }: Task): Promise<void> {
  if (plus(request.at, LATE_MS) < now) return;
  const { username, email, language } = openAsked(house, request.id, request.sealed);
  const member = await findMemberByName(sql, merchant.id, username);
  if (member === undefined || member.group === 'trial' || !mayDo(member, 'login')) return;
  if (member.email === '' || member.email.toLowerCase() !== email) return;
  if (await isTooMuch(sql, merchant, { member: member.id, now })) return;
  const token = randomText(TOKEN_BYTES);
  await putLink(sql, merchant.id, {
    member: member.id,
    hash: hashText(token),
    madeAt: now,
    endsAt: plus(now, LINK_MS),
  });
  const { brand } = (await siteOf(house, merchant)).settings;
  // Behind the `#`, which no browser sends to any server.
  const link = `${await originOf(house, merchant)}/reset#${token}`;
  const words = { brand: brand.name, name: member.username, link };
  await putOutbox(sql, house, {
    merchant,
    kind: 'mail',
    to: member.email,
    subject: mailSubject(language, words),
    text: mailText(language, words),
    purpose: 'reset',
    secret: true,
    goodMs: LINK_MS,
  });
}

async function isTooMuch(
  sql: Sql,
  merchant: Merchant,
  { member, now }: { readonly member: Id<'member'>; readonly now: Instant },
): Promise<boolean> {
  const since = { hour: plus(now, -HOUR_MS), day: plus(now, -DAY_MS) };
  if ((await countLinks(sql, merchant.id, { member, since: since.hour })) >= HOUR_MAX) return true;
  return (await countLinks(sql, merchant.id, { member, since: since.day })) >= DAY_MAX;
}
