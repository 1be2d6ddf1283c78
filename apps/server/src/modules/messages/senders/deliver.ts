// The jobs that work off what waits: one for each way, so that a slow gateway holds no mail up.
import { plus, SECOND_MS, MINUTE_MS, type Instant, type MerchantId } from '@fairhouse/values';
import { eachOf } from '../../../ground/each-of.ts';
import type { House, Merchant } from '../../../ground/house.ts';
import type { Job } from '../../../ground/jobs.ts';
import { directoryOf, readSecret, siteOf } from '../../settings/index.ts';
import { openText } from '../sealed-text.ts';
import { httpSender } from './http-sender.ts';
import { failed, isDown, TRIES_MAX, waitMs, type Outcome, type Sender } from './sending.ts';
import { smtpSender } from './smtp-sender.ts';
import {
  claimDue,
  endSecrets,
  keepWaiting,
  settleFailed,
  settleSent,
  type Channel,
  type DueRow,
} from './store.ts';

/** So many messages of a merchant are under way at once. */
const AT_ONCE = 8;
/** Longer than any try takes: when it is over, the process that had the message is gone. */
const LEASE_MS = MINUTE_MS;
/** A sender that is down is asked again after so long, by this process. */
const REST_MS = 5 * SECOND_MS;

export const deliverSms: Job = job('deliver-sms', 'sms');
export const deliverMail: Job = job('deliver-mail', 'mail');

/** Forgets codes and links that are past their time, sent or not. */
export const endMessages: Job = {
  name: 'end-messages',
  everyMs: 5 * SECOND_MS,
  run: ({ pool }, now) => endSecrets(pool, now),
};

function job(name: string, channel: Channel): Job {
  return {
    name,
    everyMs: SECOND_MS,
    run: async (house) => {
      const { merchants } = await directoryOf(house);
      const deliverOf = (merchant: Merchant): Promise<void> => deliver(house, merchant, channel);
      // All at once, and each on its own: a sender that fails holds nobody else's messages.
      await Promise.all(
        merchants.map((merchant) => eachOf(house, [merchant], deliverOf, ({ code }) => code)),
      );
    },
  };
}

/** Sends all that is due of one merchant, until nothing is or the sender turns out to be down. */
async function deliver(house: House, merchant: Merchant, channel: Channel): Promise<void> {
  const { settings } = await siteOf(house, merchant);
  if (settings.senders[channel].kind === 'outbox') {
    return keepWaiting(house.pool, merchant.id, channel);
  }
  const rest = restOf(house, merchant.id, channel);
  if (rest.until > house.clock.now()) return;
  let send: Sender | undefined;
  for (;;) {
    const wanted = { channel, leaseMs: LEASE_MS, count: AT_ONCE };
    const due = await claimDue(house.pool, merchant.id, wanted);
    if (due.length === 0) return;
    send ??= await openSender(house, merchant, channel);
    const trying = send;
    const outcomes: Outcome[] = [];
    const tryAndNote = async (row: DueRow): Promise<void> => {
      outcomes.push(await tryOne(house, merchant, row, trying));
    };
    await Promise.all(
      due.map((row) => eachOf(house, [row], tryAndNote, ({ outbox_id: id }) => `outbox ${id}`)),
    );
    if (!outcomes.some(isDown)) continue;
    rest.until = plus(house.clock.now(), REST_MS);
    return;
  }
}

async function openSender(house: House, merchant: Merchant, channel: Channel): Promise<Sender> {
  const { brand, senders } = (await siteOf(house, merchant)).settings;
  if (channel === 'sms') {
    return httpSender(house, senders.sms, await readSecret(house, merchant, 'sms.token'));
  }
  const fromName = senders.mail.fromName === '' ? brand.name : senders.mail.fromName;
  const password = await readSecret(house, merchant, 'smtp.password');
  return smtpSender(house, { ...senders.mail, fromName }, password);
}

async function tryOne(
  house: House,
  merchant: Merchant,
  row: DueRow,
  send: Sender,
): Promise<Outcome> {
  const { outbox_id: id, tries } = row;
  const outcome = await handOver(house, row, send).catch((error: unknown) => {
    house.log.error({ outbox: id, err: error }, 'a message could not be handed over');
    return failed('internal', '');
  });
  const at = house.clock.now();
  if (outcome.ok) {
    await settleSent(house.pool, merchant.id, { id, at });
    return outcome;
  }
  const { reason, detail, final } = outcome;
  const nextTryAt = final || tries >= TRIES_MAX ? undefined : plus(at, waitMs(tries));
  await settleFailed(house.pool, merchant.id, { id, tries, at, reason, detail, nextTryAt });
  return outcome;
}

/** Rejects where the text cannot be opened, as where the sender throws. */
async function handOver(house: House, row: DueRow, send: Sender): Promise<Outcome> {
  const { outbox_id: id, recipient: to, tries } = row;
  const text = row.sealed === null ? row.text : openText(house, id, row.sealed);
  return send({ id, to, subject: row.subject ?? '', text, now: house.clock.now(), tries });
}

interface Rest {
  until: Instant;
}

const rests = new WeakMap<House, Map<string, Rest>>();

function restOf(house: House, merchant: MerchantId, channel: Channel): Rest {
  const known = rests.get(house) ?? new Map<string, Rest>();
  rests.set(house, known);
  const key = `${merchant}:${channel}`;
  const rest = known.get(key) ?? { until: 0 as Instant };
  known.set(key, rest);
  return rest;
}
