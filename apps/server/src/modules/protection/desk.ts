// Player protection at the desk: limits of the house's own, breaks, and who is on one.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf, OperatorSession } from '../../ground/call-context.ts';
import { findMember } from '../members/index.ts';
import { noteAudit } from '../operators/index.ts';
import { siteOf } from '../settings/index.ts';
import { beginPause } from './begin-pause.ts';
import { changeLimit, type Actor } from './change-limit.ts';
import { isLooser, mostOf, strictest } from './limit.ts';
import { showLimit, showPause } from './show.ts';
import { findGuard, listOwnBounds } from './store/guards.ts';
import { pageOfHistory } from './store/history.ts';
import { pageOfPaused } from './store/pauses.ts';
import { countSigns } from './store/signs.ts';
import { minutesToday, usageOf } from './usage.ts';

type Row<Name extends keyof OperatorCalls> = OperatorCalls[Name];
type Call = CallContext & { readonly operator: OperatorSession };

const actorOf = ({ operator }: Call, reason: string): Actor => ({
  kind: 'operator',
  name: operator.name,
  reason,
});

/** One member's limits and break. */
export async function memberProtection(
  call: CallOf<Row<'memberProtection'>>,
): Promise<Answer<Row<'memberProtection'>>> {
  return stateOf(call, call.input.id);
}

async function stateOf(call: Call, member: Id<'member'>): Promise<Answer<Row<'memberProtection'>>> {
  const { sql, merchant, now, house } = call;
  if ((await findMember(sql, merchant.id, member)) === undefined) return refuse('not.found');
  const of = { merchant: merchant.id, member };
  const guard = await findGuard(sql, of);
  const bounds = await listOwnBounds(sql, of);
  const strict = strictest(bounds);
  const at = { calendar: merchant, now };
  const used = await usageOf(sql, of, { guard, bounds }, at);
  const { checkMinutes } = (await siteOf(house, merchant)).settings.protection;
  return ok({
    serverNow: now,
    currency: merchant.currency,
    limits: used.map((each) => showLimit(each, strict)),
    pause: showPause(guard.pause, now),
    checkMinutes: guard.checkMinutes ?? checkMinutes,
    minutesToday: await minutesToday(sql, of, at),
    flags: await countSigns(sql, of, now),
  });
}

export async function memberProtectionHistory(
  call: CallOf<Row<'memberProtectionHistory'>>,
): Promise<Answer<Row<'memberProtectionHistory'>>> {
  const { sql, merchant, input } = call;
  const { pageNo, pageSize } = input;
  const { list, total } = await pageOfHistory(
    sql,
    { merchant: merchant.id, member: input.id },
    input,
  );
  const shown = list.map(({ at, actor, actorName: by, kind, detail, reason }) => {
    return { at, actor, by, kind, detail, reason };
  });
  return ok({ list: shown, total, pageNo, pageSize });
}

/** Whether a request would loosen the house's own limit, or take it away. */
export async function loosensLimit(
  { sql, merchant }: CallContext,
  input: CallOf<Row<'memberProtectionLimit'>>['input'],
): Promise<boolean> {
  const period = input.kind === 'session' ? 'day' : input.period;
  const bounds = await listOwnBounds(sql, { merchant: merchant.id, member: input.id });
  const stands = bounds.find(
    ({ owner, kind, period: of }) => owner === 'operator' && kind === input.kind && of === period,
  );
  return stands !== undefined && isLooser(stands.most, mostOf(input));
}

/** The house's own limit; one that is looser takes the same call again, 24 hours later. */
export async function memberProtectionLimit(
  call: CallOf<Row<'memberProtectionLimit'>>,
): Promise<Answer<Row<'memberProtectionLimit'>>> {
  const { sql, merchant, input } = call;
  const { id: member, kind, reason } = input;
  if ((await findMember(sql, merchant.id, member)) === undefined) return refuse('not.found');
  const period = kind === 'session' ? 'day' : input.period;
  const most = mostOf(input);
  const key = { owner: 'operator', kind, period } as const;
  await changeLimit(call, { merchant: merchant.id, member }, key, most, actorOf(call, reason));
  noteAudit(call, {
    target: `member:${member}`,
    after: { kind, period, most: most === undefined ? null : String(most) },
    reason,
  });
  return stateOf(call, member);
}

/** A break for a member, or a longer one. */
export async function memberProtectionBreak(
  call: CallOf<Row<'memberProtectionBreak'>>,
): Promise<Answer<Row<'memberProtectionBreak'>>> {
  const { sql, merchant, input } = call;
  const { id: member, length, reason } = input;
  if ((await findMember(sql, merchant.id, member)) === undefined) return refuse('not.found');
  const of = { merchant: merchant.id, member };
  if (!(await beginPause(call, of, length, actorOf(call, reason)))) {
    return refuse('protection.not_shorter');
  }
  noteAudit(call, { target: `member:${member}`, after: { break: length }, reason });
  return stateOf(call, member);
}

/** Who is on a break now. */
export async function protectionPaused(
  call: CallOf<Row<'protectionPaused'>>,
): Promise<Answer<Row<'protectionPaused'>>> {
  const { sql, merchant, now, input } = call;
  const { pageNo, pageSize, kind } = input;
  const query = { merchant: merchant.id, kind, now, pageNo, pageSize };
  const { rows, total } = await pageOfPaused(sql, query);
  const list = rows.flatMap(({ member: id, username, pause }) => {
    const shown = showPause(pause, now);
    return shown === null ? [] : [{ ...shown, id, username }];
  });
  return ok({ list, total, pageNo, pageSize });
}
