// The delivery jobs of the outbox: one per channel, so that a slow gateway does not delay mail.
import { plus, SECOND_MS, MINUTE_MS, type Instant, type MerchantId } from '@fairhouse/values';
import { processEach } from '../../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job, JobContext } from '../../../platform/jobs.ts';
import { directoryOf, readSecret, siteOf } from '../../settings/index.ts';
import { openText } from '../seal-text.ts';
import { httpSender } from './http-sender.ts';
import { failed, isSenderDown, TRIES_MAX, waitMs, type Outcome, type Sender } from './sending.ts';
import { smtpSender } from './smtp-sender.ts';
import {
  claimDue,
  expireSecrets,
  storeWaiting,
  settleFailed,
  settleSent,
  type Channel,
  type DueRow,
} from './store.ts';

/** The number of concurrent deliveries per merchant. */
const AT_ONCE = 8;
/**
 * Longer than any attempt takes: when it has expired, the process that claimed the message is gone.
 */
const LEASE_MS = MINUTE_MS;
/** How long this process waits before it tries a failed sender again. */
const REST_MS = 5 * SECOND_MS;

export const deliverSms: Job = job('deliver-sms', 'sms');
export const deliverMail: Job = job('deliver-mail', 'mail');

/** Deletes codes and links that have expired, sent or not. */
export const expireMessages: Job = {
  name: 'end-messages',
  everyMs: 5 * SECOND_MS,
  run: ({ pool }, now) => expireSecrets(pool, now),
};

function job(name: string, channel: Channel): Job {
  return {
    name,
    everyMs: SECOND_MS,
    run: async (app) => {
      const { merchants } = await directoryOf(app);
      const context = { app, job: name };
      const deliverOf = (merchant: Merchant): Promise<void> => deliver(context, merchant, channel);
      // Concurrent and independent: a failing sender does not delay the messages of another
      // merchant.
      await Promise.all(
        merchants.map((merchant) =>
          processEach(context, [merchant], deliverOf, ({ code }) => code),
        ),
      );
    },
  };
}

/** Sends all due messages of one merchant, until none is left or the sender is down. */
async function deliver(context: JobContext, merchant: Merchant, channel: Channel): Promise<void> {
  const { app } = context;
  const { settings } = await siteOf(app, merchant);
  if (settings.senders[channel].kind === 'outbox') {
    return storeWaiting(app.pool, merchant.id, channel);
  }
  const rest = restOf(app, merchant.id, channel);
  if (rest.until > app.clock.now()) return;
  let send: Sender | undefined;
  for (;;) {
    const wanted = { channel, leaseMs: LEASE_MS, count: AT_ONCE };
    const due = await claimDue(app.pool, merchant.id, wanted);
    if (due.length === 0) return;
    send ??= await openSender(app, merchant, channel);
    const trying = send;
    const outcomes: Outcome[] = [];
    const tryAndNote = async (row: DueRow): Promise<void> => {
      outcomes.push(await tryOne(app, merchant, row, trying));
    };
    await Promise.all(
      due.map((row) =>
        processEach(context, [row], tryAndNote, ({ outbox_id: id }) => `outbox ${id}`),
      ),
    );
    if (!outcomes.some(isSenderDown)) continue;
    rest.until = plus(app.clock.now(), REST_MS);
    return;
  }
}

async function openSender(app: AppContext, merchant: Merchant, channel: Channel): Promise<Sender> {
  const { brand, senders } = (await siteOf(app, merchant)).settings;
  if (channel === 'sms') {
    return httpSender(app, senders.sms, await readSecret(app, merchant, 'sms.token'));
  }
  const fromName = senders.mail.fromName === '' ? brand.name : senders.mail.fromName;
  const password = await readSecret(app, merchant, 'smtp.password');
  return smtpSender(app, { ...senders.mail, fromName }, password);
}

async function tryOne(
  app: AppContext,
  merchant: Merchant,
  row: DueRow,
  send: Sender,
): Promise<Outcome> {
  const { outbox_id: id, tries } = row;
  const outcome = await handOver(app, row, send).catch((error: unknown) => {
    app.log.error({ outbox: id, err: error }, 'a message could not be handed over');
    return failed('internal', '');
  });
  const at = app.clock.now();
  if (outcome.ok) {
    await settleSent(app.pool, merchant.id, { id, at });
    return outcome;
  }
  const { reason, detail, final } = outcome;
  const nextTryAt = final || tries >= TRIES_MAX ? undefined : plus(at, waitMs(tries));
  await settleFailed(app.pool, merchant.id, { id, tries, at, reason, detail, nextTryAt });
  return outcome;
}

/** Rejects when the text cannot be decrypted, as when the sender throws. */
async function handOver(app: AppContext, row: DueRow, send: Sender): Promise<Outcome> {
  const { outbox_id: id, recipient: to, tries } = row;
  const text = row.sealed === null ? row.text : openText(app, id, row.sealed);
  return send({ id, to, subject: row.subject ?? '', text, now: app.clock.now(), tries });
}

interface Rest {
  until: Instant;
}

const rests = new WeakMap<AppContext, Map<string, Rest>>();

function restOf(app: AppContext, merchant: MerchantId, channel: Channel): Rest {
  const known = rests.get(app) ?? new Map<string, Rest>();
  rests.set(app, known);
  const key = `${merchant}:${channel}`;
  const rest = known.get(key) ?? { until: 0 as Instant };
  known.set(key, rest);
  return rest;
}
