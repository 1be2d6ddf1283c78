// What an operation adds to the record of its call. The edge writes the record once the call is
// done.
import type { Id } from '@fairhouse/values';
import type { CallContext } from './call-context.ts';

export interface AuditNote {
  /** What was acted on, as the console finds it: `member:<id>`, `draw:<id>`, `setting:features`. */
  readonly target?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  /** Who acted, where the call itself cannot know it yet: at a login. */
  readonly operator?: Id<'operator'>;
  readonly name?: string;
}

const notes = new WeakMap<CallContext, AuditNote>();

/** Adds to the record of this call; a later note replaces the fields it names. */
export function noteAudit(call: CallContext, note: AuditNote): void {
  notes.set(call, { ...notes.get(call), ...note });
}

/** What was noted so far. */
export function notedAudit(call: CallContext): AuditNote {
  return notes.get(call) ?? {};
}
