// A page of a member's time line, of the kinds that an operator may read.
import type { Cursor } from '@fairhouse/calls';
import { CASE_KINDS } from '@fairhouse/calls/operator';
import { DAY_MS, type Id, type Instant, type Language, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { readBetLines } from './bet-lines.ts';
import {
  actEntry,
  adjustmentEntry,
  betEntry,
  compareEntries,
  depositEntry,
  detailed,
  deviceEntry,
  identityEntry,
  loginEntry,
  messageEntry,
  noteEntry,
  protectionEntry,
  withdrawalEntry,
  type CaseEntry,
  type CaseKind,
  type PlacedEntry,
} from './case-entries.ts';
import {
  listCaseActs,
  listCaseAdjustments,
  listCaseBets,
  listCaseDeposits,
  listCaseDevices,
  listCaseIdentity,
  listCaseLogins,
  listCaseMessages,
  listCaseNotes,
  listCaseProtection,
  listCaseSteps,
  listCaseWithdrawals,
  type CasePlace,
} from './case-store.ts';

/** The right without which records of a kind are not shown. */
const RIGHTS: Readonly<Record<CaseKind, string>> = {
  bet: 'draws.read',
  deposit: 'deposits.read',
  withdrawal: 'withdrawals.read',
  adjustment: 'ledger.read',
  login: 'members.read',
  device: 'members.read',
  message: 'members.read',
  note: 'members.read',
  act: 'audit.read',
  protection: 'protection.read',
  identity: 'kyc.read',
};

type Read = (sql: Sql, place: CasePlace, language: Language) => Promise<PlacedEntry[]>;

const READS: Readonly<Record<CaseKind, Read>> = {
  bet: async (sql, place, language) =>
    (await listCaseBets(sql, place)).map((row) => betEntry(row, language)),
  deposit: async (sql, place) => (await listCaseDeposits(sql, place)).map(depositEntry),
  withdrawal: async (sql, place) => (await listCaseWithdrawals(sql, place)).map(withdrawalEntry),
  adjustment: async (sql, place) => (await listCaseAdjustments(sql, place)).map(adjustmentEntry),
  login: async (sql, place) => (await listCaseLogins(sql, place)).map(loginEntry),
  device: async (sql, place) => (await listCaseDevices(sql, place)).map(deviceEntry),
  message: async (sql, place, language) =>
    (await listCaseMessages(sql, place)).map((row) => messageEntry(row, language)),
  note: async (sql, place) => (await listCaseNotes(sql, place)).map(noteEntry),
  act: async (sql, place) => (await listCaseActs(sql, place)).map(actEntry),
  protection: async (sql, place) => (await listCaseProtection(sql, place)).map(protectionEntry),
  identity: async (sql, place) => (await listCaseIdentity(sql, place)).map(identityEntry),
};

/** The kinds of records that these rights open. */
export function readableKinds(rights: readonly string[]): CaseKind[] {
  return CASE_KINDS.filter((kind) => rights.includes(RIGHTS[kind]));
}

export interface CaseQuery {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
  readonly language: Language;
  readonly now: Instant;
  readonly kinds: readonly CaseKind[];
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  readonly pageSize: number;
  readonly cursor: Cursor | undefined;
}

export interface CasePage {
  readonly list: CaseEntry[];
  readonly cursor: Cursor | null;
}

/**
 * The newest entries after the cursor. Each kind is read by its own index, one row more than the
 * page has, so a page reads at most kinds × (page + 1) rows however long the history is.
 */
export async function readCasePage(sql: Sql, query: CaseQuery): Promise<CasePage> {
  const { merchant, member, language, now, kinds, from, to, pageSize, cursor } = query;
  const [at = String((to ?? now + DAY_MS) * 1000), key = ''] = cursor?.position ?? [];
  const place = { merchant, member, at, key, from: from ?? 0, limit: pageSize + 1 };
  const found: PlacedEntry[] = [];
  // Sequential: the statements share the call's connection.
  for (const kind of kinds) found.push(...(await READS[kind](sql, place, language)));
  const page = found.toSorted(compareEntries).slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    list: await withDetails(sql, query, page),
    cursor: last === undefined ? null : { list: 'case', position: [String(last.micros), last.key] },
  };
}

async function withDetails(
  sql: Sql,
  { merchant, language }: CaseQuery,
  page: readonly PlacedEntry[],
): Promise<CaseEntry[]> {
  const bets = page.flatMap(({ bet }) => bet ?? []);
  const orders = page.flatMap(({ order }) => order ?? []);
  const lines = await readBetLines(sql, merchant, language, bets);
  const steps = orders.length === 0 ? [] : await listCaseSteps(sql, merchant, orders);
  return page.map((entry) => {
    const place = entry.bet === undefined ? -1 : bets.indexOf(entry.bet);
    return detailed(entry, lines[place] ?? [], steps);
  });
}
