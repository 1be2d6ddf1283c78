import { refuse, type Refused } from '@fairhouse/calls';
import type { SEND_REFUSALS } from '@fairhouse/calls/player';
import { DAY_MS, HOUR_MS, ok, plus, type Id, type Result } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { businessDay } from '../../../platform/business-day.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { putOutbox } from '../../messages/index.ts';
import { siteOf, type Site } from '../../settings/index.ts';
import { VALID_MS, hashCode, makeCode, recipientOf, type Channel, type Scene } from './code.ts';
import { codeSubject, codeText, takenText } from './code-texts.ts';
import { isCountryServed, readMobile } from '../contacts/index.ts';
import { sendLimitProblem } from './send-limits.ts';
import {
  countCodeDay,
  countSent,
  insertCode,
  lockSending,
  readCodeDay,
  refuseCodeDay,
  type SendTarget,
} from './store/codes.ts';
import { networksOf } from '../../../platform/network.ts';

export interface WantedCode {
  readonly scene: Scene;
  readonly channel: Channel;
  /** A mobile number in international form, or an e-mail address. */
  readonly to: string;
  /** Only this member can use the code. */
  readonly member?: Id<'member'> | undefined;
  /**
   * What is sent in place of a code, indistinguishable for the caller: `nothing` if no member has
   * that address (a blank message is queued all the same, so that it takes as long), or `taken`, a
   * message to the owner that the number already has an account.
   */
  readonly replacement?: 'nothing' | 'taken' | undefined;
}

export type SendRefusal = (typeof SEND_REFUSALS)[number];

type Call = Pick<CallContext, 'app' | 'merchant' | 'now' | 'sql' | 'address' | 'language'>;

/**
 * Sends a code in the call's transaction, within the limits of number, address, network, prefix,
 * country and day (security.md W11). The answer says in how many minutes another can be requested.
 * From here to its commit the transaction holds the merchant's lock: callers that wait for it hold
 * a connection, so nothing after this call may wait for another connection.
 */
export async function sendCode(
  call: Call,
  wanted: WantedCode,
): Promise<Result<{ readonly expiredMinutes: number }, Refused<SendRefusal>>> {
  const site = await siteOf(call.app, call.merchant);
  const resolved = resolveRecipient(site, call, wanted);
  if (!resolved.ok) return resolved;
  const target = resolved.value;
  // Checks once without the lock, so that requests over a limit never wait, then once under it.
  for (const isLocked of [false, true]) {
    if (isLocked) await lockSending(call.sql, call.merchant.id);
    const problem = await checkLimits(call, site, wanted, target);
    if (problem !== undefined) return { ok: false, problem };
  }
  await send(call, site, wanted, target);
  return ok({ expiredMinutes: site.settings.codes.expiredMinutes });
}

function resolveRecipient(
  site: Site,
  call: Call,
  { channel, to }: WantedCode,
): Result<SendTarget, Refused<'mobile.invalid' | 'code.country'>> {
  const recipient = recipientOf(channel, to);
  const networks = networksOf(call.address);
  if (channel === 'mail') return ok({ recipient, prefix: '', ...networks });
  const number = readMobile(site, { mobileNum: to });
  if (number === undefined) return refuse('mobile.invalid');
  if (!isCountryServed(site, number)) return refuse('code.country');
  return ok({ recipient, prefix: number.prefix, ...networks });
}

async function checkLimits(
  { sql, merchant, now }: Call,
  { settings }: Site,
  { channel }: WantedCode,
  target: SendTarget,
): Promise<Refused<SendRefusal> | undefined> {
  const since = { day: plus(now, -DAY_MS), hour: plus(now, -HOUR_MS) };
  const counts = await countSent(sql, merchant.id, target, since);
  const problem = sendLimitProblem(counts, settings.codes, { channel, now });
  if (problem !== undefined || channel === 'mail') return problem;
  const day = businessDay(merchant, now);
  const { sent, refusedAt } = await readCodeDay(sql, merchant.id, day);
  if (sent < settings.codes.dailyBudget) return undefined;
  // The first refusal of a day is recorded: the console raises its warning from it.
  if (refusedAt !== undefined) return refuse('code.paused').problem;
  await refuseCodeDay(sql, merchant.id, { day, at: now });
  return refuse('code.paused', { keep: true }).problem;
}

async function send(call: Call, site: Site, wanted: WantedCode, target: SendTarget): Promise<void> {
  const { app, merchant, sql, now, language } = call;
  const { scene, channel, to, member, replacement } = wanted;
  const code = makeCode();
  // Computed in every case, so that all cases take the same time (security.md W14).
  const hash = hashCode(app, merchant, { scene, recipient: target.recipient, code });
  await insertCode(sql, merchant.id, {
    ...target,
    id: app.newId<'code'>(),
    scene,
    channel,
    sent: replacement !== 'nothing',
    hash: replacement === undefined ? hash : randomBytes(32),
    member,
    madeAt: now,
    endsAt: plus(now, VALID_MS),
  });
  const counted = replacement === 'nothing' ? 0 : 1;
  if (channel === 'sms') {
    await countCodeDay(sql, merchant.id, { day: businessDay(merchant, now), sent: counted });
  }
  const brand = site.settings.brand.name;
  await putOutbox(sql, app, {
    merchant,
    kind: channel,
    to,
    ...(channel === 'mail' ? { subject: codeSubject(language, { brand }) } : {}),
    purpose: 'code',
    secret: true,
    site,
    goodMs: VALID_MS,
    ...(replacement === 'nothing' ? { blank: true as const } : {}),
    text:
      replacement === 'taken'
        ? takenText(language, { brand })
        : codeText(language, { brand, code, scene }),
  });
}
