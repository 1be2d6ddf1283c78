// What a member does about its own limits and breaks.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../ground/call-context.ts';
import { siteOf } from '../settings/index.ts';
import { askToReturn, beginPause, isExclusion } from './begin-pause.ts';
import { changeLimit, confirmLimit, keepLimit, noteHistory, type Actor } from './change-limit.ts';
import { mostOf, strictest, type LimitKind, type Period } from './limit.ts';
import { timeOf } from './refused-reason.ts';
import { scheduleNext } from './session-check.ts';
import { showLimit, showPause } from './show.ts';
import {
  declinePrompt,
  findGuard,
  listOwnBounds,
  lockGuard,
  setCheckMinutes,
  type OfGuard,
} from './store/guards.ts';
import { pageOfHistory, type HistoryLine } from './store/history.ts';
import { readDeposited } from './store/played.ts';
import { minutesToday, usageOf } from './usage.ts';

type Row<Name extends keyof PlayerCalls> = PlayerCalls[Name];
type Call = CallContext & { readonly session: Session };

const ofCall = ({ merchant, session }: Call): OfGuard => ({
  merchant: merchant.id,
  member: session.member,
});
const self = ({ session }: Call): Actor => ({
  kind: 'member',
  name: session.username,
  reason: '',
});
const ownKey = (key: { kind: LimitKind; period: Period }) => ({
  owner: 'member' as const,
  kind: key.kind,
  period: key.kind === 'session' ? ('day' as const) : key.period,
});

/** The caller's limits with what is used of them, the break that holds, and where help is found. */
export async function protection(
  call: CallOf<Row<'protection'>>,
): Promise<Answer<Row<'protection'>>> {
  return statusOf(call);
}

async function statusOf(call: Call): Promise<Answer<Row<'protection'>>> {
  const { sql, merchant, now, house } = call;
  const of = ofCall(call);
  const { settings } = await siteOf(house, merchant);
  const { checkMinutes, timeouts, exclusions, links, askDepositLimit } = settings.protection;
  const guard = await findGuard(sql, of);
  const bounds = await listOwnBounds(sql, of);
  const strict = strictest(bounds);
  const at = { calendar: merchant, now };
  const used = await usageOf(sql, of, { guard, bounds }, at);
  const asks = askDepositLimit && !guard.promptDeclined && !bounds.some(isDeposit);
  return ok({
    serverNow: now,
    currency: merchant.currency,
    limits: used.map((each) => showLimit(each, strict)),
    pause: showPause(guard.pause, now),
    check: { own: (guard.checkMinutes ?? null) as 15 | 30 | 60 | null, merchant: checkMinutes },
    minutesToday: await minutesToday(sql, of, at),
    timeouts,
    exclusions,
    links,
    askDepositLimit: asks && (await hasNeverPaidIn(call)),
  });
}

const isDeposit = ({ kind }: { readonly kind: LimitKind }): boolean => kind === 'deposit';

async function hasNeverPaidIn(call: Call): Promise<boolean> {
  const { credited } = await readDeposited(call.sql, ofCall(call), instant(0));
  return credited === 0n;
}

/** A stricter limit holds at once; a looser one, or none, waits (security.md G2). */
export async function protectionLimit(
  call: CallOf<Row<'protectionLimit'>>,
): Promise<Answer<Row<'protectionLimit'>>> {
  const { input } = call;
  await changeLimit(call, ofCall(call), ownKey(input), mostOf(input), self(call));
  return statusOf(call);
}

export async function protectionLimitConfirm(
  call: CallOf<Row<'protectionLimitConfirm'>>,
): Promise<Answer<Row<'protectionLimitConfirm'>>> {
  const done = await confirmLimit(call, ofCall(call), ownKey(call.input), self(call));
  if (done === 'done') return statusOf(call);
  if (done === 'nothing') return refuse('protection.nothing_waits');
  const from = timeOf(done.from, call.merchant.zone);
  return refuse('protection.too_early', { params: { from }, value: { from: done.from } });
}

export async function protectionLimitKeep(
  call: CallOf<Row<'protectionLimitKeep'>>,
): Promise<Answer<Row<'protectionLimitKeep'>>> {
  const kept = await keepLimit(call, ofCall(call), ownKey(call.input), self(call));
  return kept ? statusOf(call) : refuse('protection.nothing_waits');
}

/** A break of one of the lengths that the merchant offers. */
export async function protectionBreak(
  call: CallOf<Row<'protectionBreak'>>,
): Promise<Answer<Row<'protectionBreak'>>> {
  const { length } = call.input;
  const { timeouts, exclusions } = (await siteOf(call.house, call.merchant)).settings.protection;
  const offered: readonly string[] = isExclusion(length) ? exclusions : timeouts;
  if (!offered.includes(length)) return refuse('protection.not_offered');
  const begun = await beginPause(call, ofCall(call), length, self(call));
  return begun ? statusOf(call) : refuse('protection.not_shorter');
}

export async function protectionReturn(
  call: CallOf<Row<'protectionReturn'>>,
): Promise<Answer<Row<'protectionReturn'>>> {
  const asked = await askToReturn(call, ofCall(call), self(call));
  return asked ? statusOf(call) : refuse('protection.not_over');
}

/** The time between checks; the running interval begins anew with it. */
export async function protectionCheckMinutes(
  call: CallOf<Row<'protectionCheckMinutes'>>,
): Promise<Answer<Row<'protectionCheckMinutes'>>> {
  const { minutes } = call.input;
  const of = ofCall(call);
  await lockGuard(call.sql, of);
  await setCheckMinutes(call.sql, of, minutes ?? undefined);
  await noteHistory(call, of, self(call), { kind: 'check', detail: { minutes } });
  await scheduleNext(call);
  return statusOf(call);
}

export async function protectionPromptDecline(
  call: CallOf<Row<'protectionPromptDecline'>>,
): Promise<Answer<Row<'protectionPromptDecline'>>> {
  const of = ofCall(call);
  await lockGuard(call.sql, of);
  await declinePrompt(call.sql, of, call.now);
  await noteHistory(call, of, self(call), { kind: 'prompt_declined', detail: {} });
  return ok(null);
}

export async function protectionHistory(
  call: CallOf<Row<'protectionHistory'>>,
): Promise<Answer<Row<'protectionHistory'>>> {
  const { list, total } = await pageOfHistory(call.sql, ofCall(call), call.input);
  const shown = list.map(({ at, actor, kind, detail }) => {
    return { at, actor, kind, detail: withoutOthers(detail) };
  });
  const { pageNo, pageSize } = call.input;
  return ok({ list: shown, total, pageNo, pageSize });
}

/** Which accounts are one person's is the operator's to know. */
function withoutOthers(detail: HistoryLine['detail']): HistoryLine['detail'] {
  const told = Object.entries(detail).filter(([key]) => key !== 'also' && key !== 'with');
  return Object.fromEntries(told);
}
