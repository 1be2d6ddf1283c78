// Statements of the console: freezing, notes and tags.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { MemberState } from '../records/index.ts';

const TEAM_SIZE = `
  select count(*)::int as team, count(*) filter (where upline_id = $2)::int as directs
  from members.member where merchant_id = $1 and path @> array[$2::uuid]`;

const PAPERS = `
  select id_number, contacts from members.member where merchant_id = $1 and member_id = $2`;

// Locks the changed rows in key order, so that two freezes of overlapping teams cannot deadlock. A
// level of 0 unfreezes. Sessions end if the login is blocked.
// A freeze reopens no closed account and loosens no freeze: level 1 is the strictest.
const SET_STATE = nameParameters(`
  with held as (
    select member_id from members.member
    where merchant_id = $merchant
      and (member_id = $member or ($team and path @> array[$member::uuid]))
    order by member_id for no key update
  )
  update members.member m set state = $state::text, freeze_level = $level::smallint,
    freeze_reason = $reason,
    sessions_from = case when $state::text = 'disabled' or $level::smallint = 1 then $at
      else sessions_from end
  from held where m.merchant_id = $merchant and m.member_id = held.member_id
    and ($state::text = 'disabled' or m.state <> 'disabled' or not $team)
    and ($state::text <> 'frozen' or (m.state <> 'disabled'
      and (m.freeze_level = 0 or m.freeze_level >= $level::smallint)))
  returning m.member_id`);

const ADD_NOTE = nameParameters(`
  insert into members.note (merchant_id, note_id, member_id, at, by_operator, kind, text)
  values ($merchant, $id, $member, $at, $by, $kind, $text)`);

const NOTES = `
  select at, by_operator, kind, text from members.note
  where merchant_id = $1 and member_id = $2 order by at desc, note_id desc limit 500`;

const CLEAR_TAGS = 'delete from members.tag where merchant_id = $1 and member_id = $2';
const ADD_TAGS = `
  insert into members.tag (merchant_id, member_id, tag) select $1, $2, unnest($3::text[])
  on conflict do nothing`;
const TAGS = 'select tag from members.tag where merchant_id = $1 and member_id = $2 order by tag';

export async function countTeam(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ team: number; directs: number }> {
  const { rows } = await sql.query<{ team: number; directs: number }>(TEAM_SIZE, [
    merchant,
    member,
  ]);
  return rows[0] ?? { team: 0, directs: 0 };
}

export async function findPapers(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ idNumber: Buffer | undefined; contacts: Record<string, string> }> {
  type Row = { id_number: Buffer | null; contacts: unknown };
  const { rows } = await sql.query<Row>(PAPERS, [merchant, member]);
  const [row] = parseColumns(rows, { contacts: z.record(z.string(), z.string()) });
  return { idNumber: row?.id_number ?? undefined, contacts: row?.contacts ?? {} };
}

export interface StateChange {
  readonly member: Id<'member'>;
  /** Includes the whole team below. */
  readonly team: boolean;
  readonly state: MemberState;
  readonly level: number;
  readonly reason: string;
  readonly at: Instant;
}

/** Returns the changed members. */
export async function setState(
  sql: Sql,
  merchant: MerchantId,
  change: StateChange,
): Promise<Id<'member'>[]> {
  const { member, team, state, level, reason, at } = change;
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(
    SET_STATE.text,
    valuesOf(SET_STATE, { merchant, member, state, level, reason, at: new Date(at), team }),
  );
  return rows.map((row) => row.member_id);
}

export interface Note {
  readonly id: Id<'note'>;
  readonly member: Id<'member'>;
  readonly at: Instant;
  readonly by: string;
  readonly kind: string;
  readonly text: string;
}

export async function addNote(sql: Sql, merchant: MerchantId, note: Note): Promise<void> {
  const { id, member, at, by, kind, text } = note;
  await sql.query(
    ADD_NOTE.text,
    valuesOf(ADD_NOTE, { merchant, id, member, at: new Date(at), by, kind, text }),
  );
}

export async function listNotes(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ at: Date; by_operator: string; kind: string; text: string }[]> {
  const found = await sql.query<{ at: Date; by_operator: string; kind: string; text: string }>(
    NOTES,
    [merchant, member],
  );
  return found.rows;
}

export async function setTags(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  tags: readonly string[],
): Promise<void> {
  await sql.query(CLEAR_TAGS, [merchant, member]);
  await sql.query(ADD_TAGS, [merchant, member, tags]);
}

export async function listTags(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<string[]> {
  const found = await sql.query<{ tag: string }>(TAGS, [merchant, member]);
  return found.rows.map((row) => row.tag);
}
