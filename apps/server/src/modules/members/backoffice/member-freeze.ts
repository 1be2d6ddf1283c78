// Freezing, unfreezing and closing accounts (agency.md 1.9).
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf, OperatorSession } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { type MemberState, lockMemberRow } from '../records/index.ts';
import { addNote, setState } from './store.ts';

type FreezeRow = OperatorCalls['memberFreeze'];
type UnfreezeRow = OperatorCalls['memberUnfreeze'];
type DisableRow = OperatorCalls['memberDisable'];
type Backoffice = CallContext & { readonly operator: OperatorSession };

interface Change {
  readonly id: Id<'member'>;
  readonly state: MemberState;
  readonly level: number;
  readonly team: boolean;
  readonly reason: string;
  /** The kind of the note that records the change. */
  readonly kind: string;
}

/**
 * Freezes a member, or its team with it. Accounts of the team that are closed or frozen more
 * strictly stay so; a freeze of the member itself that would loosen what it has is refused,
 * because the end of a freeze needs a second operator.
 */
export async function memberFreeze(call: CallOf<FreezeRow>): Promise<Answer<FreezeRow>> {
  const { id, level, team, reason } = call.input;
  const before = await lockMemberRow(call.sql, call.merchant.id, id);
  if (before?.state === 'disabled') return refuse('member.closed');
  if (before !== undefined && before.freezeLevel > 0 && before.freezeLevel < level) {
    return refuse('member.freeze_stricter', { params: { level: before.freezeLevel } });
  }
  const changed = await change(call, {
    id,
    state: 'frozen',
    level,
    team,
    reason,
    kind: `freeze_${level}`,
  });
  return changed === undefined ? refuse('not.found') : ok({ frozen: changed });
}

/**
 * Freezes a member as a consequence of another operation of the same operator, or its team with it.
 * Returns the number of accounts; a stricter freeze stays as it is.
 */
export async function freezeByRule(
  call: Backoffice,
  wanted: {
    readonly member: Id<'member'>;
    readonly level: 1 | 2 | 3;
    readonly team?: boolean;
    readonly reason: string;
  },
): Promise<number> {
  const { member: id, level, team = false, reason } = wanted;
  const kind = `freeze_${level}`;
  return (await change(call, { id, state: 'frozen', level, team, reason, kind })) ?? 0;
}

/** Ends a freeze, or enables a closed account. */
export async function memberUnfreeze(call: CallOf<UnfreezeRow>): Promise<Answer<UnfreezeRow>> {
  const { id, reason } = call.input;
  const wanted = { id, state: 'active', level: 0, team: false, reason, kind: 'unfreeze' } as const;
  return (await change(call, wanted)) === undefined ? refuse('not.found') : ok(null);
}

/** Closes an account. Its sessions end with the commit; its balances are unchanged. */
export async function memberDisable(call: CallOf<DisableRow>): Promise<Answer<DisableRow>> {
  const { id, reason } = call.input;
  const wanted = { id, state: 'disabled', level: 0, team: false, reason, kind: 'disable' } as const;
  return (await change(call, wanted)) === undefined ? refuse('not.found') : ok(null);
}

/** The number of changed accounts, or undefined if the member does not exist. */
async function change(call: Backoffice, wanted: Change): Promise<number | undefined> {
  const { sql, merchant, now, app, operator } = call;
  const before = await lockMemberRow(sql, merchant.id, wanted.id);
  if (before === undefined) return undefined;
  const { id, state, level, team, reason, kind } = wanted;
  const members = await setState(sql, merchant.id, {
    member: id,
    team,
    state,
    level,
    reason: state === 'active' ? '' : reason,
    at: now,
  });
  await addNote(sql, merchant.id, {
    id: app.newId<'note'>(),
    member: id,
    at: now,
    by: operator.name,
    kind,
    text: reason,
  });
  noteAudit(call, {
    target: `member:${id}`,
    before: { state: before.state, freezeLevel: before.freezeLevel },
    after: { state, freezeLevel: level, members: members.length },
    reason,
  });
  call.after(() => {
    for (const member of members) {
      app.signals.send({ topic: 'session', merchant: merchant.id, member });
    }
  });
  return members.length;
}
