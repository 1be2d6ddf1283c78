// What an operation adds to the audit record of its call. The HTTP layer writes the record after
// the operation has run.
import type { Id } from '@fairhouse/values';
import type { CallContext } from './call-context.ts';

export interface AuditNote {
  /**
   * The object of the act, as the console finds it: `member:<id>`, `draw:<id>`, `setting:features`.
   */
  readonly target?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  /** The operator, where the call itself does not know it yet: at a login. */
  readonly operator?: Id<'operator'>;
  readonly name?: string;
}

const notes = new WeakMap<CallContext, AuditNote>();

/** Adds to the record of this call; a later note replaces the fields that it names. */
export function noteAudit(call: CallContext, note: AuditNote): void {
  notes.set(call, { ...notes.get(call), ...note });
}

/** The notes of this call so far. */
export function notedAudit(call: CallContext): AuditNote {
  return notes.get(call) ?? {};
}
