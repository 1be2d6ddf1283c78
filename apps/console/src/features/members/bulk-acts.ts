// The same act on many members: each goes through the call of the single act, with its right, its
// reason and its second operator, and one that is refused does not stop the others.
import { call, type ClientAnswer } from '../../calls/calls.ts';
import { isWaiting } from '../../acts/act.ts';
import { retryLimited } from '../../acts/retry-limited.ts';
import type { Message } from './MessageFields.tsx';

export const BULK_ACTS = ['freeze', 'unfreeze', 'message', 'note', 'tag'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** The right that each act needs, as its call demands it. */
const RIGHTS: Readonly<Record<BulkAct, string>> = {
  freeze: 'members.freeze',
  unfreeze: 'members.freeze',
  message: 'members.note',
  note: 'members.note',
  tag: 'members.note',
};

export function bulkActs(rights: readonly string[]): readonly BulkAct[] {
  return BULK_ACTS.filter((act) => rights.includes(RIGHTS[act]));
}

/** What is done to each of them. */
export interface BulkOrder {
  readonly act: BulkAct;
  readonly level: 1 | 2 | 3;
  readonly message: Message;
  readonly text: string;
  readonly reason: string;
}

export interface Chosen {
  readonly id: string;
  readonly username: string;
}

/** What became of one member's act. */
export interface Outcome extends Chosen {
  readonly result: 'done' | 'waits' | 'failed';
  /** Why it failed. */
  readonly message: string;
}

type Answer = ClientAnswer<unknown>;
type Act = (order: BulkOrder, member: Chosen) => Promise<Answer>;

const RUNS: Readonly<Record<BulkAct, Act>> = {
  freeze: ({ level, reason }, { id }) => call('memberFreeze', { id, level, reason }),
  unfreeze: ({ reason }, { id }) => call('memberUnfreeze', { id, reason }),
  message: ({ message, reason }, { id }) => call('memberMessage', { id, ...message, reason }),
  note: ({ text }, { id }) => call('memberNoteAdd', { id, text }),
  tag: async ({ text }, { id }) => {
    const member = await call('memberProfile', { id });
    if (!member.ok) return member;
    const tags = [...new Set([...member.value.tags, text.trim()])];
    return call('memberTags', { id, tags });
  },
};

/** Runs the act for one member. */
export async function runOne(
  order: BulkOrder,
  member: Chosen,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome> {
  const answer = await retryLimited(() => RUNS[order.act](order, member), wait);
  const { id, username } = member;
  if (!answer.ok) return { id, username, result: 'failed', message: answer.refusal.message };
  return { id, username, result: isWaiting(answer.value) ? 'waits' : 'done', message: '' };
}

/** Runs the act for each member, one after the other, and tells of each as it is done. */
export async function runBulk(
  order: BulkOrder,
  members: readonly Chosen[],
  wait: (ms: number) => Promise<void>,
  onDone: (outcome: Outcome) => void,
): Promise<void> {
  for (const member of members) onDone(await runOne(order, member, wait));
}
