// Every statement on identity checks.
import {
  nameParameters,
  valuesOf,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../platform/statements/index.ts';

export type CheckState = 'waiting' | 'passed' | 'refused';
export type DocumentKind = 'passport' | 'id_card' | 'driving_licence';
export type PaperSide = 'front' | 'back' | 'face';
/** Why documents were accepted or refused. */
export type Verdict = 'pass' | 'unreadable' | 'mismatch' | 'expired' | 'forged' | 'underage';

export interface CheckRow {
  check_id: Id<'identity_check'>;
  member_id: Id<'member'>;
  state: CheckState;
  document: DocumentKind;
  country: string;
  full_name: string;
  birthday: Day;
  number_sealed: Buffer;
  number_mark: Buffer;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  verdict: Verdict | null;
  note: string;
}

const COLUMNS = `
  c.check_id, c.member_id, c.state, c.document, c.country, c.full_name,
  to_char(c.birthday, 'YYYY-MM-DD') as birthday, c.number_sealed, c.number_mark, c.submitted_at,
  c.decided_at, c.decided_by, c.verdict, c.note`;

// A plain read: the newest check is the member's current state.
const NEWEST = `
  select ${COLUMNS} from kyc.identity_check c
  where c.merchant_id = $1 and c.member_id = $2 order by c.submitted_at desc limit 1`;

export async function findNewest(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<CheckRow | undefined> {
  return (await sql.query<CheckRow>(NEWEST, [merchant, member])).rows[0];
}

// A plain read: a member stays verified once documents were accepted.
const HAS_PASSED = `
  select 1 from kyc.identity_check
  where merchant_id = $1 and member_id = $2 and state = 'passed' limit 1`;

export async function hasPassed(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<boolean> {
  return (await sql.query(HAS_PASSED, [merchant, member])).rows.length > 0;
}

// The unique key on pending checks admits one of two concurrent submissions.
const INSERT = nameParameters(`
  insert into kyc.identity_check
    (merchant_id, check_id, member_id, document, country, full_name, birthday, number_sealed,
     number_mark, submitted_at)
  values ($merchant, $id, $member, $document, $country, $fullName, $birthday, $numberSealed,
    $numberMark, $at)
  on conflict do nothing`);

const INSERT_PAPERS = `
  insert into kyc.paper (merchant_id, check_id, side, picture_id)
  select $1, $2, * from unnest($3::text[], $4::uuid[])`;

/** False if the member already has a pending check. */
export async function insertCheck(
  sql: Sql,
  merchant: MerchantId,
  check: {
    readonly id: Id<'identity_check'>;
    readonly member: Id<'member'>;
    readonly document: DocumentKind;
    readonly country: string;
    readonly fullName: string;
    readonly birthday: Day;
    readonly numberSealed: Uint8Array;
    readonly numberMark: Uint8Array;
    readonly at: Instant;
    readonly papers: readonly { readonly side: PaperSide; readonly picture: Id<'picture'> }[];
  },
): Promise<boolean> {
  const { id, member, document, country, fullName, birthday, papers } = check;
  const { rowCount } = await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      merchant,
      id,
      member,
      document,
      country,
      fullName,
      birthday,
      numberSealed: check.numberSealed,
      numberMark: check.numberMark,
      at: new Date(check.at),
    }),
  );
  if (rowCount !== 1) return false;
  const sides = papers.map(({ side }) => side);
  const pictures = papers.map(({ picture }) => picture);
  await sql.query(INSERT_PAPERS, [merchant, id, sides, pictures]);
  return true;
}

/** Microseconds since 1970. */
const SUBMITTED = `(extract(epoch from c.submitted_at at time zone 'UTC') * 1000000)::bigint`;

// Read without locks by an index on this expression; pending checks come first, the longest waiting
// in front, then decided ones, the newest first.
const QUEUE = defineList({
  name: 'identityQueue',
  columns: COLUMNS,
  from: 'kyc.identity_check c',
  where: 'c.merchant_id = $merchant',
  conditions: { state: 'c.state = $state', member: 'c.member_id = $member' },
  order: [
    {
      column: `case when c.state = 'waiting'
        then 9000000000000000 - ${SUBMITTED} else ${SUBMITTED} end`,
      key: 'number',
    },
    { column: 'c.check_id', key: 'id' },
  ],
});

export async function listChecks(
  sql: Sql,
  merchant: MerchantId,
  filter: {
    readonly state: CheckState | undefined;
    readonly member: Id<'member'> | undefined;
  },
  page: PageRequest,
): Promise<Page<CheckRow>> {
  const { state, member } = filter;
  const query = { values: { merchant }, conditions: { state, member }, page };
  return QUEUE.readPage<CheckRow>(sql, query);
}

const FIND = `
  select ${COLUMNS} from kyc.identity_check c
  where c.merchant_id = $1 and c.check_id = $2`;

// Locked until the transaction ends: of two operators the second sees the decision of the first.
const LOCK = `${FIND} for update`;

export async function findCheck(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'identity_check'>,
): Promise<CheckRow | undefined> {
  return (await sql.query<CheckRow>(FIND, [merchant, id])).rows[0];
}

export async function lockCheck(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'identity_check'>,
): Promise<CheckRow | undefined> {
  return (await sql.query<CheckRow>(LOCK, [merchant, id])).rows[0];
}

const PAPERS = `
  select side, picture_id from kyc.paper where merchant_id = $1 and check_id = $2 order by side`;

export async function listPapers(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'identity_check'>,
): Promise<readonly { side: PaperSide; picture_id: Id<'picture'> }[]> {
  const { rows } = await sql.query<{ side: PaperSide; picture_id: Id<'picture'> }>(PAPERS, [
    merchant,
    id,
  ]);
  return rows;
}

const SAME_PAPER = `
  select distinct member_id from kyc.identity_check
  where merchant_id = $1 and number_mark = $2 and member_id <> $3`;

/** Other members who submitted the same document. */
export async function listSamePaper(
  sql: Sql,
  merchant: MerchantId,
  key: { readonly mark: Buffer; readonly member: Id<'member'> },
): Promise<readonly Id<'member'>[]> {
  const values = [merchant, key.mark, key.member];
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(SAME_PAPER, values);
  return rows.map(({ member_id }) => member_id);
}

// The row is locked by the caller.
const DECIDE = nameParameters(`
  update kyc.identity_check
  set state = $state, verdict = $verdict, note = $note, decided_by = $by, decided_at = $at
  where merchant_id = $merchant and check_id = $id`);

export async function decideCheck(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'identity_check'>,
  decision: {
    readonly state: CheckState;
    readonly verdict: Verdict;
    readonly note: string;
    readonly by: string;
    readonly at: Instant;
  },
): Promise<void> {
  const { state, verdict, note, by, at } = decision;
  await sql.query(
    DECIDE.text,
    valuesOf(DECIDE, { merchant, id, state, verdict, note, by, at: new Date(at) }),
  );
}
