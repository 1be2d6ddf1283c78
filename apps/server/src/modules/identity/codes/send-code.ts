import { refuse, type Refused } from '@fairhouse/calls';
import type { SEND_REFUSALS } from '@fairhouse/calls/player';
import { DAY_MS, HOUR_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { businessDay } from '../../../ground/business-day.ts';
import type { CallContext } from '../../../ground/call-context.ts';
import { putOutbox } from '../../messages/index.ts';
import { siteOf, type Site } from '../../settings/index.ts';
import { GOOD_MS, hashCode, makeCode, recipientOf, type Channel, type Scene } from './code.ts';
import { codeSubject, codeText, takenText } from './code-texts.ts';
import { isCountryServed, readMobile } from './mobile-number.ts';
import { limitProblem } from './send-limits.ts';
import {
  countCodeDay,
  countSent,
  insertCode,
  lockSending,
  readCodeDay,
  refuseCodeDay,
  type Sending,
} from './store.ts';
import { networksOf } from '../../../ground/network.ts';

export interface WantedCode {
  readonly scene: Scene;
  readonly channel: Channel;
  /** A number in international form, or a mail address. */
  readonly to: string;
  /** Only this member can use the code. */
  readonly member?: Id<'member'> | undefined;
  /**
   * What goes out in place of a code, to look like one from outside: nothing, because nobody has
   * that address (a blank message is written all the same, which takes as long), or a word to the
   * owner that the number has an account already.
   */
  readonly instead?: 'nothing' | 'taken' | undefined;
}

export type SendRefusal = (typeof SEND_REFUSALS)[number];

type Call = Pick<CallContext, 'house' | 'merchant' | 'now' | 'sql' | 'address' | 'language'>;

/**
 * Sends a code in the call's transaction, within the limits of number, address, network, prefix,
 * country and day (security.md W11). The answer says in how many minutes another can be asked for.
 * From here to its commit the transaction holds the merchant's lock: whoever waits for it has a
 * connection, so nothing after this call may wait for another one.
 */
export async function sendCode(
  call: Call,
  wanted: WantedCode,
): Promise<Result<{ readonly expiredMinutes: number }, Refused<SendRefusal>>> {
  const site = await siteOf(call.house, call.merchant);
  const addressed = address(site, call, wanted);
  if (!addressed.ok) return addressed;
  const sending = addressed.value;
  // Once without the lock, so that what is over a limit waits for nobody; then once for good.
  for (const step of ['glance', 'decide'] as const) {
    if (step === 'decide') await lockSending(call.sql, call.merchant.id);
    const problem = await judge(call, site, wanted, sending);
    if (problem !== undefined) return { ok: false, problem };
  }
  await send(call, site, wanted, sending);
  return ok({ expiredMinutes: site.settings.codes.expiredMinutes });
}

function address(
  site: Site,
  call: Call,
  { channel, to }: WantedCode,
): Result<Sending, Refused<'mobile.invalid' | 'code.country'>> {
  const recipient = recipientOf(channel, to);
  const networks = networksOf(call.address);
  if (channel === 'mail') return ok({ recipient, prefix: '', ...networks });
  const number = readMobile(site, { mobileNum: to });
  if (number === undefined) return refuse('mobile.invalid');
  if (!isCountryServed(site, number)) return refuse('code.country');
  return ok({ recipient, prefix: number.prefix, ...networks });
}

async function judge(
  { sql, merchant, now }: Call,
  { settings }: Site,
  { channel }: WantedCode,
  sending: Sending,
): Promise<Refused<SendRefusal> | undefined> {
  const since = { day: plus(now, -DAY_MS), hour: plus(now, -HOUR_MS) };
  const counts = await countSent(sql, merchant.id, sending, since);
  const problem = limitProblem(counts, settings.codes, { channel, now });
  if (problem !== undefined || channel === 'mail') return problem;
  const day = businessDay(merchant, now);
  const { sent, refusedAt } = await readCodeDay(sql, merchant.id, day);
  if (sent < settings.codes.dailyBudget) return undefined;
  // The first refusal of a day stays written: the console warns by it.
  if (refusedAt !== undefined) return refuse('code.paused').problem;
  await refuseCodeDay(sql, merchant.id, { day, at: now });
  return refuse('code.paused', { keep: true }).problem;
}

async function send(call: Call, site: Site, wanted: WantedCode, sending: Sending): Promise<void> {
  const { house, merchant, sql, now, language } = call;
  const { scene, channel, to, member, instead } = wanted;
  const code = makeCode();
  // Worked out in every case, so that no case is quicker than the others (security.md W14).
  const hash = hashCode(house, merchant, { scene, recipient: sending.recipient, code });
  await insertCode(sql, merchant.id, {
    ...sending,
    id: house.newId<'code'>(),
    scene,
    channel,
    sent: instead !== 'nothing',
    hash: instead === undefined ? hash : randomBytes(32),
    member,
    madeAt: now,
    endsAt: plus(now, GOOD_MS),
  });
  const counted = instead === 'nothing' ? 0 : 1;
  if (channel === 'sms') {
    await countCodeDay(sql, merchant.id, { day: businessDay(merchant, now), sent: counted });
  }
  const brand = site.settings.brand.name;
  await putOutbox(sql, house, {
    merchant,
    kind: channel,
    to,
    ...(channel === 'mail' ? { subject: codeSubject(language, { brand }) } : {}),
    purpose: 'code',
    secret: true,
    site,
    goodMs: GOOD_MS,
    ...(instead === 'nothing' ? { blank: true as const } : {}),
    text:
      instead === 'taken'
        ? takenText(language, { brand })
        : codeText(language, { brand, code, scene }),
  });
}
