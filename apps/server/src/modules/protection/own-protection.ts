// The member's calls on its own limits and play blocks.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../platform/call-context.ts';
import { siteOf } from '../settings/index.ts';
import { requestReturn, createPlayBlock, isSelfExclusion } from './create-play-block.ts';
import {
  changeLimit,
  confirmLimit,
  cancelLimitChange,
  noteHistory,
  type Actor,
} from './change-limit.ts';
import { requestedLimit, strictest, type LimitKind, type Period } from './limit.ts';
import { mayRecommend } from './may-recommend.ts';
import { scheduleNextCheck } from './reality-check.ts';
import { showLimit, showPlayBlock } from './show.ts';
import {
  declinePrompt,
  readPlayerLimits,
  listMemberLimits,
  lockPlayerLimits,
  setCheckMinutes,
  type MemberKey,
} from './store/player-limits.ts';
import { listHistory, type HistoryEntry } from './store/history.ts';
import { readDeposited } from './store/played.ts';
import { minutesToday, readLimitUsage } from './usage.ts';

type Row<Name extends keyof PlayerCalls> = PlayerCalls[Name];
type Call = CallContext & { readonly session: Session };

const ownMemberKey = ({ merchant, session }: Call): MemberKey => ({
  merchant: merchant.id,
  member: session.member,
});
const ownActor = ({ session }: Call): Actor => ({
  kind: 'member',
  name: session.username,
  reason: '',
});
const ownLimitKey = (key: { kind: LimitKind; period: Period }) => ({
  owner: 'member' as const,
  kind: key.kind,
  period: key.kind === 'session' ? ('day' as const) : key.period,
});

/**
 * The caller's limits and their usage, the play block in force, and links to help organisations.
 */
export async function protection(
  call: CallOf<Row<'protection'>>,
): Promise<Answer<Row<'protection'>>> {
  return readStatus(call);
}

async function readStatus(call: Call): Promise<Answer<Row<'protection'>>> {
  const { sql, merchant, now, app } = call;
  const memberKey = ownMemberKey(call);
  const { settings } = await siteOf(app, merchant);
  const { checkMinutes, timeouts, exclusions, links, askDepositLimit } = settings.protection;
  const playerLimits = await readPlayerLimits(sql, memberKey);
  const limits = await listMemberLimits(sql, memberKey);
  const strict = strictest(limits);
  const at = { calendar: merchant, now };
  const used = await readLimitUsage(sql, memberKey, { playerLimits, limits }, at);
  const asks = askDepositLimit && !playerLimits.promptDeclined && !limits.some(isDeposit);
  return ok({
    serverNow: now,
    currency: merchant.currency,
    limits: used.map((each) => showLimit(each, strict)),
    pause: showPlayBlock(playerLimits.playBlock, now),
    check: {
      own: (playerLimits.checkMinutes ?? null) as 15 | 30 | 60 | null,
      merchant: checkMinutes,
    },
    minutesToday: await minutesToday(sql, memberKey, at),
    timeouts,
    exclusions,
    links,
    askDepositLimit: asks && (await hasNeverPaidIn(call)),
    mayRecommend: mayRecommend(playerLimits.playBlock, used, now),
  });
}

const isDeposit = ({ kind }: { readonly kind: LimitKind }): boolean => kind === 'deposit';

async function hasNeverPaidIn(call: Call): Promise<boolean> {
  const { credited } = await readDeposited(call.sql, ownMemberKey(call), instant(0));
  return credited === 0n;
}

/** A stricter limit applies at once; a looser one, or its removal, waits (security.md G2). */
export async function protectionLimit(
  call: CallOf<Row<'protectionLimit'>>,
): Promise<Answer<Row<'protectionLimit'>>> {
  const { input } = call;
  await changeLimit(
    call,
    ownMemberKey(call),
    ownLimitKey(input),
    requestedLimit(input),
    ownActor(call),
  );
  return readStatus(call);
}

export async function protectionLimitConfirm(
  call: CallOf<Row<'protectionLimitConfirm'>>,
): Promise<Answer<Row<'protectionLimitConfirm'>>> {
  const done = await confirmLimit(
    call,
    ownMemberKey(call),
    ownLimitKey(call.input),
    ownActor(call),
  );
  if (done === 'done') return readStatus(call);
  if (done === 'nothing') return refuse('protection.nothing_waits');
  const from = { at: done.from, zone: call.merchant.zone };
  return refuse('protection.too_early', { params: { from }, value: { from: done.from } });
}

export async function protectionLimitKeep(
  call: CallOf<Row<'protectionLimitKeep'>>,
): Promise<Answer<Row<'protectionLimitKeep'>>> {
  const kept = await cancelLimitChange(
    call,
    ownMemberKey(call),
    ownLimitKey(call.input),
    ownActor(call),
  );
  return kept ? readStatus(call) : refuse('protection.nothing_waits');
}

/** A cool-off or self-exclusion of one of the lengths that the merchant offers. */
export async function protectionBreak(
  call: CallOf<Row<'protectionBreak'>>,
): Promise<Answer<Row<'protectionBreak'>>> {
  const { length } = call.input;
  const { timeouts, exclusions } = (await siteOf(call.app, call.merchant)).settings.protection;
  const offered: readonly string[] = isSelfExclusion(length) ? exclusions : timeouts;
  if (!offered.includes(length)) return refuse('protection.not_offered');
  const isCreated = await createPlayBlock(call, ownMemberKey(call), length, ownActor(call));
  return isCreated ? readStatus(call) : refuse('protection.not_shorter');
}

export async function protectionReturn(
  call: CallOf<Row<'protectionReturn'>>,
): Promise<Answer<Row<'protectionReturn'>>> {
  const isRequested = await requestReturn(call, ownMemberKey(call), ownActor(call));
  return isRequested ? readStatus(call) : refuse('protection.not_over');
}

/** Sets the time between checks, and restarts the running interval with it. */
export async function protectionCheckMinutes(
  call: CallOf<Row<'protectionCheckMinutes'>>,
): Promise<Answer<Row<'protectionCheckMinutes'>>> {
  const { minutes } = call.input;
  const memberKey = ownMemberKey(call);
  await lockPlayerLimits(call.sql, memberKey);
  await setCheckMinutes(call.sql, memberKey, minutes ?? undefined);
  await noteHistory(call, memberKey, ownActor(call), { kind: 'check', detail: { minutes } });
  await scheduleNextCheck(call);
  return readStatus(call);
}

export async function protectionPromptDecline(
  call: CallOf<Row<'protectionPromptDecline'>>,
): Promise<Answer<Row<'protectionPromptDecline'>>> {
  const memberKey = ownMemberKey(call);
  await lockPlayerLimits(call.sql, memberKey);
  await declinePrompt(call.sql, memberKey, call.now);
  await noteHistory(call, memberKey, ownActor(call), { kind: 'prompt_declined', detail: {} });
  return ok(null);
}

export async function protectionHistory(
  call: CallOf<Row<'protectionHistory'>>,
): Promise<Answer<Row<'protectionHistory'>>> {
  const { list, total, cursor } = await listHistory(call.sql, ownMemberKey(call), call.input);
  const shown = list.map(({ at, actor, kind, detail }) => {
    return { at, actor, kind, detail: withoutOthers(detail) };
  });
  const { pageNo, pageSize } = call.input;
  return ok({ list: shown, total, cursor, pageNo, pageSize });
}

/** Hides which accounts belong to one person: only the operator sees that. */
function withoutOthers(detail: HistoryEntry['detail']): HistoryEntry['detail'] {
  const visible = Object.entries(detail).filter(([key]) => key !== 'also' && key !== 'with');
  return Object.fromEntries(visible);
}
