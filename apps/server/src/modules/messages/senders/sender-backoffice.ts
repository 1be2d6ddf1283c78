// Console operations of the senders: their state, and a test message.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DAY_MS, instant, ok, plus, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { readSite } from '../../settings/index.ts';
import { putOutbox } from '../put-outbox.ts';
import { findLastFailure, findLastTest, readHealth, type Channel, type LastRow } from './store.ts';
import { testSubject, testText } from './test-text.ts';

type Health = OperatorCalls['senderHealth'];
type Test = OperatorCalls['senderTest'];
type Reason = NonNullable<Value<Health>['list'][number]['lastFailure']>['reason'];

/** The results of each channel in the last 24 hours. */
export async function senderHealth(call: CallOf<Health>): Promise<Answer<Health>> {
  const { senders } = (await readSite(call.sql, call.merchant)).settings;
  const list = [];
  for (const channel of ['sms', 'mail'] as const) {
    list.push(await healthOf(call, channel, senders[channel].kind !== 'outbox'));
  }
  return ok({ list });
}

async function healthOf(call: CallOf<Health>, channel: Channel, sends: boolean) {
  const { sql, merchant, now } = call;
  const filter = { channel, since: plus(now, -DAY_MS) };
  const { waiting, sent, failed, median_ms, last_sent_at } = await readHealth(
    sql,
    merchant.id,
    filter,
  );
  const failure = await findLastFailure(sql, merchant.id, filter);
  const test = await findLastTest(sql, merchant.id, filter);
  return {
    channel,
    sends,
    waiting,
    sent,
    failed,
    medianMs: median_ms,
    lastSentAt: atOf(last_sent_at),
    lastFailure: failure ? { at: atOf(failure.failed_at) ?? now, ...whyOf(failure) } : null,
    lastTest: test
      ? {
          to: test.recipient,
          at: instant(test.at.getTime()),
          state: test.state,
          ...whyOf(test),
        }
      : null,
  };
}

function whyOf({ reason, detail }: LastRow): { reason: Reason; detail: string | null } {
  return { reason: reason as Reason, detail };
}

function atOf(date: Date | null): Instant | null {
  return date === null ? null : instant(date.getTime());
}

/** Sends a test message through the outbox, as any other message. */
export async function senderTest(call: CallOf<Test>): Promise<Answer<Test>> {
  const { sql, app, merchant, language, input } = call;
  const { senders, brand } = (await readSite(sql, merchant)).settings;
  const { channel, to } = input;
  if (senders[channel].kind === 'outbox') return refuse('sender.none');
  const fits =
    channel === 'sms' ? /^\+[1-9]\d{5,14}$/ : /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/;
  if (!fits.test(to)) return refuse('sender.recipient', { fields: { to: 'sender.recipient' } });
  const id = await putOutbox(sql, app, {
    merchant,
    kind: channel,
    to,
    ...(channel === 'mail' ? { subject: testSubject(language, brand.name) } : {}),
    text: testText(language, brand.name),
    purpose: 'test',
  });
  return ok({ id });
}
