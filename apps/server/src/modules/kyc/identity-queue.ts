// The operators' queue of identity documents.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, instant, ok, type Id } from '@fairhouse/values';
import { noteAudit } from '../../platform/audit-note.ts';
import { businessDay } from '../../platform/business-day.ts';
import type { CallContext, CallOf } from '../../platform/call-context.ts';
import { findMember, findMembers, usernameOf, type Member } from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { readPicture } from '../uploads/index.ts';
import { openPaperNumber } from './paper-number.ts';
import { findCheck, listChecks, listPapers, listSamePaper, type CheckRow } from './store.ts';

type QueueRow = OperatorCalls['identityQueue'];
type OneRow = OperatorCalls['identityOne'];
type PaperRow = OperatorCalls['identityPaper'];

/** Submitted sets of documents, the longest waiting first. */
export async function identityQueue(call: CallOf<QueueRow>): Promise<Answer<QueueRow>> {
  const { state, member, pageNo, pageSize } = call.input;
  const { rows, total, cursor } = await listChecks(
    call.sql,
    call.merchant.id,
    { state, member },
    call.input,
  );
  const people = await findPeople(
    call,
    rows.map((row) => row.member_id),
  );
  const list = rows.map((row) => showCheck(row, people.get(row.member_id)));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** One set of documents with its data; the view is recorded in the audit log. */
export async function identityOne(call: CallOf<OneRow>): Promise<Answer<OneRow>> {
  const { sql, merchant, app, now, input } = call;
  const row = await findCheck(sql, merchant.id, input.id);
  if (row === undefined) return refuse('not.found');
  const member = await findMember(sql, merchant.id, row.member_id);
  const same = { mark: row.number_mark, member: row.member_id };
  const others = await findPeople(call, await listSamePaper(sql, merchant.id, same));
  const papers = await listPapers(sql, merchant.id, row.check_id);
  noteAudit(call, { target: `member:${row.member_id}` });
  return ok({
    ...showCheck(row, member),
    fullName: row.full_name,
    birthday: row.birthday,
    age: ageOn(row.birthday, businessDay(merchant, now)),
    minimumAge: (await siteOf(app, merchant)).settings.brand.minimumAge,
    documentNumber: openPaperNumber(app, row.check_id, row.number_sealed),
    account: { realName: member?.realName ?? '', birthday: member?.birthday ?? '' },
    sides: papers.map(({ side }) => side),
    alsoSentBy: [...others.values()].map(({ id, username }) => ({ id, username })),
    note: row.note,
  });
}

/** One side of a document. */
export async function identityPaper(call: CallOf<PaperRow>): Promise<Answer<PaperRow>> {
  const { sql, merchant, app, input } = call;
  const papers = await listPapers(sql, merchant.id, input.id);
  const paper = papers.find(({ side }) => side === input.side);
  if (paper === undefined) return refuse('not.found');
  const key = { id: paper.picture_id, purpose: 'identity' } as const;
  const body = await readPicture(sql, app, merchant, key);
  if (body === undefined) return refuse('not.found');
  return ok({ name: `${input.side}.webp`, type: 'image/webp', body });
}

/** The username of the member who sent a set of documents. */
export async function ownerOf(
  call: Pick<CallContext, 'sql' | 'merchant'>,
  id: Id<'identity_check'>,
): Promise<string | undefined> {
  const row = await findCheck(call.sql, call.merchant.id, id);
  return row && usernameOf(call, row.member_id);
}

type People = ReadonlyMap<Id<'member'>, Member>;

async function findPeople(
  { sql, merchant }: CallContext,
  ids: readonly Id<'member'>[],
): Promise<People> {
  const found = await findMembers(sql, merchant.id, [...new Set(ids)]);
  return new Map(found.map((member) => [member.id, member]));
}

function showCheck(row: CheckRow, member: Member | undefined) {
  assert(member !== undefined, 'an identity check belongs to a member');
  return {
    id: row.check_id,
    member: { id: member.id, username: member.username, number: member.number.toString() },
    state: row.state,
    document: row.document,
    country: row.country,
    submittedAt: instant(row.submitted_at.getTime()),
    decidedAt: row.decided_at === null ? null : instant(row.decided_at.getTime()),
    decidedBy: row.decided_by,
    verdict: row.verdict,
  };
}

/** Age in whole years on a day. */
function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
