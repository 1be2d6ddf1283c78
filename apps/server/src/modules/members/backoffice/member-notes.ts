// Operators' notes and tags on a member.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { addNote, listNotes, listTags, setTags } from './store.ts';
import { findMember, lockMemberRow } from '../records/index.ts';

type NotesRow = OperatorCalls['memberNotes'];
type AddRow = OperatorCalls['memberNoteAdd'];
type TagsRow = OperatorCalls['memberTags'];

/** Notes on a member and changes of the account, newest first. */
export async function memberNotes(call: CallOf<NotesRow>): Promise<Answer<NotesRow>> {
  const { sql, merchant, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const notes = await listNotes(sql, merchant.id, input.id);
  const list = notes.map(({ at, by_operator: by, kind, text }) => {
    return { at: instant(at.getTime()), by, kind, text };
  });
  return ok({ list });
}

export async function memberNoteAdd(call: CallOf<AddRow>): Promise<Answer<AddRow>> {
  const { sql, merchant, input, app, now, operator } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  await addNote(sql, merchant.id, {
    id: app.newId<'note'>(),
    member: input.id,
    at: now,
    by: operator.name,
    kind: 'note',
    text: input.text,
  });
  noteAudit(call, { target: `member:${input.id}` });
  return ok(null);
}

/** Replaces the tags of a member. */
export async function memberTags(call: CallOf<TagsRow>): Promise<Answer<TagsRow>> {
  const { sql, merchant, input } = call;
  if ((await lockMemberRow(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const before = await listTags(sql, merchant.id, input.id);
  await setTags(sql, merchant.id, input.id, input.tags);
  noteAudit(call, { target: `member:${input.id}`, before, after: input.tags });
  return ok(null);
}
