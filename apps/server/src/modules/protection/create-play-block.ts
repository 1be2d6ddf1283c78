// Play blocks take effect when the row is written, and are never shortened.
import { plus, DAY_MS, type Id, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../platform/call-context.ts';
import { findMember, readIdNumber } from '../members/index.ts';
import { noteHistory, type Actor } from './change-limit.ts';
import {
  SELF_EXCLUSION_LENGTHS,
  isInForce,
  mayReplace,
  playBlockEnd,
  type PlayBlock,
  type PlayBlockLength,
} from './play-block.ts';
import { personKeys } from './person-keys.ts';
import {
  lockPlayerLimits,
  saveLimitsVersion,
  setPlayBlock,
  setReturnAt,
  type MemberKey,
} from './store/player-limits.ts';
import { addPersonKeys } from './store/play-blocks.ts';
import { listSamePerson } from './store/same-person.ts';

type Call = Pick<CallContext, 'sql' | 'app' | 'now' | 'merchant' | 'after'>;

/**
 * Creates a play block, or lengthens the one in force. Returns false if the block would become
 * shorter (security.md G3). A self-exclusion applies to the person: the person's other accounts at
 * the merchant are excluded in the same transaction.
 */
export async function createPlayBlock(
  call: Call,
  memberKey: MemberKey,
  length: PlayBlockLength,
  actor: Actor,
): Promise<boolean> {
  const { sql, now, merchant } = call;
  const kind = isSelfExclusion(length) ? 'exclusion' : 'timeout';
  const wanted = { kind, length, until: playBlockEnd(length, now, merchant.zone) } as const;
  const isVouched = actor.kind === 'operator';
  const others = kind === 'exclusion' ? await listSamePerson(sql, memberKey, isVouched) : [];
  const locked = await lockAccounts(sql, [memberKey, ...others]);
  const own = locked.get(memberKey.member);
  if (own === undefined || !mayReplace(own.playerLimits.playBlock, wanted, now)) return false;
  const names: string[] = [];
  for (const other of others) {
    const known = locked.get(other.member);
    if (known === undefined || !mayReplace(known.playerLimits.playBlock, wanted, now)) continue;
    const by = isVouched ? actor.name : other.username;
    await savePlayBlock(call, other, { ...wanted, by, version: known.version });
    const detail = {
      break: kind,
      length,
      until: wanted.until,
      with: await readUsername(call, memberKey),
    };
    const author = { kind: 'house', name: by, reason: actor.reason } as const;
    await noteHistory(call, other, author, { kind: 'break', detail });
    names.push(other.username);
  }
  await savePlayBlock(call, memberKey, { ...wanted, by: actor.name, version: own.version });
  const also = names.length === 0 ? {} : { also: names.join(', ') };
  const detail = { break: kind, length, until: wanted.until, ...also };
  await noteHistory(call, memberKey, actor, { kind: 'break', detail });
  return true;
}

/** Locks in the order in which bet placing locks them, which prevents a deadlock. */
async function lockAccounts(sql: Call['sql'], accounts: readonly MemberKey[]) {
  const locked = new Map<string, Awaited<ReturnType<typeof lockPlayerLimits>>>();
  for (const memberKey of accounts.toSorted((a, b) => (a.member < b.member ? -1 : 1))) {
    locked.set(memberKey.member, await lockPlayerLimits(sql, memberKey));
  }
  return locked;
}

interface NewPlayBlock extends Pick<PlayBlock, 'kind' | 'length' | 'until' | 'by'> {
  readonly version: bigint;
}

async function savePlayBlock(
  call: Call,
  memberKey: MemberKey,
  { version, ...playBlock }: NewPlayBlock,
): Promise<void> {
  const { sql, now, app, merchant } = call;
  await setPlayBlock(sql, memberKey, { ...playBlock, from: now, returnAt: undefined });
  await saveLimitsVersion(sql, memberKey, version);
  if (playBlock.kind === 'exclusion') await savePersonKeys(call, memberKey);
  call.after(() => {
    app.signals.send({ topic: 'session', merchant: merchant.id, member: memberKey.member });
  });
}

async function readUsername({ sql, merchant }: Call, { member }: MemberKey): Promise<string> {
  return (await findMember(sql, merchant.id, member))?.username ?? '';
}

/**
 * Requests the end of a self-exclusion whose period is over; it is lifted 24 hours later. Returns
 * false if the period is not over, or no self-exclusion is in force.
 */
export async function requestReturn(
  call: Call,
  memberKey: MemberKey,
  actor: Actor,
): Promise<boolean> {
  const { sql, now } = call;
  const { playerLimits, version } = await lockPlayerLimits(sql, memberKey);
  const { playBlock } = playerLimits;
  if (!isInForce(playBlock, now) || playBlock.kind !== 'exclusion' || now < playBlock.until) {
    return false;
  }
  if (playBlock.returnAt !== undefined) return true;
  const at: Instant = plus(now, DAY_MS);
  await setReturnAt(sql, memberKey, at);
  await saveLimitsVersion(sql, memberKey, version);
  await noteHistory(call, memberKey, actor, { kind: 'return', detail: { at } });
  return true;
}

/** Stores hashes of the person's data, so that a registration with the same data is refused. */
async function savePersonKeys({ sql, app, merchant }: Call, memberKey: MemberKey): Promise<void> {
  const member = await findMember(sql, merchant.id, memberKey.member as Id<'member'>);
  if (member === undefined) return;
  const { mobile, email, realName, birthday } = member;
  const idNumber = await readIdNumber(sql, app, merchant.id, memberKey.member);
  await addPersonKeys(
    sql,
    memberKey,
    personKeys(app, { mobile, email, realName, birthday, idNumber }),
  );
}

export function isSelfExclusion(length: PlayBlockLength): boolean {
  return SELF_EXCLUSION_LENGTHS.some((each) => each === length);
}
