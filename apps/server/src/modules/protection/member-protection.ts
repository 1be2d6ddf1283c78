// Player protection in the back office: the operator's own limits, play blocks, and the list of
// blocked members.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf, OperatorSession } from '../../platform/call-context.ts';
import { findMember } from '../members/index.ts';
import { noteAudit } from '../operators/index.ts';
import { siteOf } from '../settings/index.ts';
import { createPlayBlock } from './create-play-block.ts';
import { changeLimit, type Actor } from './change-limit.ts';
import { isLooser, requestedLimit, strictest } from './limit.ts';
import { showLimit, showPlayBlock } from './show.ts';
import { readPlayerLimits, listMemberLimits } from './store/player-limits.ts';
import { listHistory } from './store/history.ts';
import { listPlayBlocks } from './store/play-blocks.ts';
import { countSigns } from './store/signs.ts';
import { minutesToday, readLimitUsage } from './usage.ts';

type Row<Name extends keyof OperatorCalls> = OperatorCalls[Name];
type Call = CallContext & { readonly operator: OperatorSession };

const actorOf = ({ operator }: Call, reason: string): Actor => ({
  kind: 'operator',
  name: operator.name,
  reason,
});

/** One member's limits and play block. */
export async function memberProtection(
  call: CallOf<Row<'memberProtection'>>,
): Promise<Answer<Row<'memberProtection'>>> {
  return readMemberProtection(call, call.input.id);
}

async function readMemberProtection(
  call: Call,
  member: Id<'member'>,
): Promise<Answer<Row<'memberProtection'>>> {
  const { sql, merchant, now, app } = call;
  if ((await findMember(sql, merchant.id, member)) === undefined) return refuse('not.found');
  const memberKey = { merchant: merchant.id, member };
  const playerLimits = await readPlayerLimits(sql, memberKey);
  const limits = await listMemberLimits(sql, memberKey);
  const strict = strictest(limits);
  const at = { calendar: merchant, now };
  const used = await readLimitUsage(sql, memberKey, { playerLimits, limits }, at);
  const { checkMinutes } = (await siteOf(app, merchant)).settings.protection;
  return ok({
    serverNow: now,
    currency: merchant.currency,
    limits: used.map((each) => showLimit(each, strict)),
    pause: showPlayBlock(playerLimits.playBlock, now),
    checkMinutes: playerLimits.checkMinutes ?? checkMinutes,
    minutesToday: await minutesToday(sql, memberKey, at),
    flags: await countSigns(sql, memberKey, now),
  });
}

export async function memberProtectionHistory(
  call: CallOf<Row<'memberProtectionHistory'>>,
): Promise<Answer<Row<'memberProtectionHistory'>>> {
  const { sql, merchant, input } = call;
  const { pageNo, pageSize } = input;
  const { list, total, cursor } = await listHistory(
    sql,
    { merchant: merchant.id, member: input.id },
    input,
  );
  const shown = list.map(({ at, actor, actorName: by, kind, detail, reason }) => {
    return { at, actor, by, kind, detail, reason };
  });
  return ok({ list: shown, total, cursor, pageNo, pageSize });
}

/** Whether a request would loosen or remove the operator's own limit. */
export async function loosensLimit(
  { sql, merchant }: CallContext,
  input: CallOf<Row<'memberProtectionLimit'>>['input'],
): Promise<boolean> {
  const period = input.kind === 'session' ? 'day' : input.period;
  const limits = await listMemberLimits(sql, { merchant: merchant.id, member: input.id });
  const current = limits.find(
    (each) => each.owner === 'operator' && each.kind === input.kind && each.period === period,
  );
  return current !== undefined && isLooser(current.most, requestedLimit(input));
}

/**
 * Sets the operator's own limit. A looser limit takes effect when the same call is repeated 24
 * hours later.
 */
export async function memberProtectionLimit(
  call: CallOf<Row<'memberProtectionLimit'>>,
): Promise<Answer<Row<'memberProtectionLimit'>>> {
  const { sql, merchant, input } = call;
  const { id: member, kind, reason } = input;
  if ((await findMember(sql, merchant.id, member)) === undefined) return refuse('not.found');
  const period = kind === 'session' ? 'day' : input.period;
  const most = requestedLimit(input);
  const key = { owner: 'operator', kind, period } as const;
  await changeLimit(call, { merchant: merchant.id, member }, key, most, actorOf(call, reason));
  noteAudit(call, {
    target: `member:${member}`,
    after: { kind, period, most: shownLimit(input) },
    reason,
  });
  return readMemberProtection(call, member);
}

/** A requested limit as the wire shows it: money, or the minutes of a session. */
function shownLimit({ kind, amount, minutes }: CallOf<Row<'memberProtectionLimit'>>['input']) {
  if (kind === 'session') return minutes;
  return amount === null ? null : formatAmount(amount);
}

/** Blocks a member from play, or lengthens the block. */
export async function memberProtectionBreak(
  call: CallOf<Row<'memberProtectionBreak'>>,
): Promise<Answer<Row<'memberProtectionBreak'>>> {
  const { sql, merchant, input } = call;
  const { id: member, length, reason } = input;
  if ((await findMember(sql, merchant.id, member)) === undefined) return refuse('not.found');
  const memberKey = { merchant: merchant.id, member };
  if (!(await createPlayBlock(call, memberKey, length, actorOf(call, reason)))) {
    return refuse('protection.not_shorter');
  }
  noteAudit(call, { target: `member:${member}`, after: { break: length }, reason });
  return readMemberProtection(call, member);
}

/** Lists the members whose play block is in force. */
export async function protectionPaused(
  call: CallOf<Row<'protectionPaused'>>,
): Promise<Answer<Row<'protectionPaused'>>> {
  const { sql, merchant, now, input } = call;
  const { pageNo, pageSize, kind } = input;
  const query = { merchant: merchant.id, kind, now, page: input };
  const { rows, total } = await listPlayBlocks(sql, query);
  const list = rows.flatMap(({ member: id, username, playBlock }) => {
    const shown = showPlayBlock(playBlock, now);
    return shown === null ? [] : [{ ...shown, id, username }];
  });
  return ok({ list, total, pageNo, pageSize });
}
