// Checks contracts that were agreed elsewhere, all of them before any is written. A downline is
// checked against its upline's contract of the same file, or else against the one in force.
import { refusalText, type RefusalCode } from '@fairhouse/calls';
import {
  CONTRACT_KINDS,
  findBaseDifference,
  findDominanceProblem,
  findTermsProblem,
  type ContractKind,
  type ContractTerms,
} from '@fairhouse/rules/agency';
import { formatRate, type Id, type Instant, type Language, type Rate } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findMember, findMemberByName, type Member } from '../../members/index.ts';
import { listStanding } from '../offers/index.ts';
import {
  lockKind,
  readKindSettings,
  TERM_NAMES,
  termsOf,
  termsProblemText,
  type KindSettings,
} from '../terms/index.ts';

export interface ImportContext {
  readonly sql: Sql;
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly now: Instant;
  readonly language: Language;
}

export interface ImportRow {
  /** By which the row is named. */
  readonly line: number;
  readonly username: string;
  /** Undefined where it cannot be read. */
  readonly terms: ContractTerms | undefined;
  readonly wrong: readonly string[];
}

export interface CheckedRow {
  readonly line: number;
  readonly username: string;
  readonly member: Member | undefined;
  readonly upline: string | undefined;
  readonly terms: ContractTerms | undefined;
  readonly settings: KindSettings | undefined;
  /** Why it cannot be imported. */
  readonly problem: string | undefined;
}

type OwnTerms = (member: Id<'member'>, kind: ContractKind) => ContractTerms | undefined;

/** Checks every row; the order is that of the file. Takes the locks of the kinds that it has. */
export async function checkImport(
  context: ImportContext,
  rows: readonly ImportRow[],
): Promise<CheckedRow[]> {
  const kinds = CONTRACT_KINDS.filter((kind) => rows.some(({ terms }) => terms?.kind === kind));
  const settings = new Map<ContractKind, KindSettings>();
  for (const kind of kinds) {
    await lockKind(context.sql, context.merchant.id, kind);
    settings.set(kind, await readKindSettings(context, kind));
  }
  const people = await readPeople(context, rows);
  const inFile = new Map<string, ContractTerms>();
  for (const { username, terms } of rows) {
    const member = people.byName.get(username);
    if (member !== undefined && terms !== undefined)
      inFile.set(keyOf(member.id, terms.kind), terms);
  }
  const ownTerms: OwnTerms = (member, kind) =>
    inFile.get(keyOf(member, kind)) ?? people.agreed.get(keyOf(member, kind));
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { line, username, terms } = row;
    const member = people.byName.get(username);
    const own = terms && settings.get(terms.kind);
    const known = { member, settings: own, ownTerms, people, seen };
    return {
      line,
      username,
      member,
      upline: member?.upline && people.names.get(member.upline),
      terms,
      settings: own,
      problem: findProblem(context.language, row, known),
    };
  });
}

const keyOf = (member: Id<'member'>, kind: ContractKind): string => `${kind} ${member}`;

interface People {
  readonly byName: ReadonlyMap<string, Member>;
  /** The usernames of uplines. */
  readonly names: ReadonlyMap<Id<'member'>, string>;
  /** The agreed terms of members and of their uplines. */
  readonly agreed: ReadonlyMap<string, ContractTerms>;
  /** Kinds of which a member has an offer or a contract already. */
  readonly standing: ReadonlySet<string>;
}

async function readPeople(
  { sql, merchant }: ImportContext,
  rows: readonly ImportRow[],
): Promise<People> {
  const byName = new Map<string, Member>();
  const names = new Map<Id<'member'>, string>();
  const agreed = new Map<string, ContractTerms>();
  const standing = new Set<string>();
  const known = new Set<Id<'member'>>();
  const addStanding = async (member: Id<'member'>) => {
    if (known.has(member)) return;
    known.add(member);
    for (const row of await listStanding(sql, merchant.id, member)) {
      const key = keyOf(member, row.kind);
      standing.add(key);
      if (row.state === 'active' || row.state === 'terminating') agreed.set(key, termsOf(row));
    }
  };
  for (const { username } of rows) {
    if (username === '' || byName.has(username)) continue;
    const member = await findMemberByName(sql, merchant.id, username);
    if (member === undefined) continue;
    byName.set(username, member);
    await addStanding(member.id);
    const { upline } = member;
    if (upline === undefined) continue;
    await addStanding(upline);
    if (names.has(upline)) continue;
    const above = await findMember(sql, merchant.id, upline);
    if (above !== undefined) names.set(upline, above.username);
  }
  return { byName, names, agreed, standing };
}

interface Known {
  readonly member: Member | undefined;
  readonly settings: KindSettings | undefined;
  readonly ownTerms: OwnTerms;
  readonly people: People;
  /** The lines of the contracts so far, by member and kind. */
  readonly seen: Map<string, number>;
}

function findProblem(
  language: Language,
  { line, terms, wrong }: ImportRow,
  { member, settings, ownTerms, people, seen }: Known,
): string | undefined {
  const say = (code: RefusalCode, params: Readonly<Record<string, string | number>> = {}) =>
    refusalText(code, language, params);
  if (terms === undefined || settings === undefined || wrong.length > 0) {
    return say('contract.import_fields', { fields: wrong.join(', ') });
  }
  if (member === undefined) return say('member.unknown');
  const { kind } = terms;
  const key = keyOf(member.id, kind);
  const first = seen.get(key);
  if (first !== undefined) return say('contract.import_twice', { line: first });
  seen.set(key, line);
  if (!settings.isOn) return say('contract.feature_off');
  const maySign = member.kind !== 'member' || settings.rules.membersMaySign;
  if (!maySign) return say('contract.not_agent');
  if (member.group !== 'formal') return say('contract.not_formal');
  if (people.standing.has(key)) return say('contract.import_standing');
  const problem = findTermsProblem(terms, settings.rules);
  if (problem !== undefined) return termsProblemText(problem, language);
  if (member.upline === undefined) {
    return member.kind === 'top_agent' ? undefined : say('contract.not_top_agent');
  }
  const own = ownTerms(member.upline, kind);
  if (own === undefined) return say('contract.import_no_upline');
  const field = findBaseDifference(own, terms);
  if (field !== undefined)
    return say('contract.import_differs', { field: TERM_NAMES[field][language] });
  const above = findDominanceProblem(own.tiers, terms.tiers, settings.rules);
  if (above === undefined) return undefined;
  if (above.code === 'PAY_DIFFERS')
    return say('contract.import_differs', { field: TERM_NAMES.pay[language] });
  const { tier } = above;
  if (above.code === 'THRESHOLD_BELOW_UPLINE') return say('contract.threshold_below', { tier });
  const rates = above.own.map((each) => formatRate((each * 100n) as Rate)).join(' / ');
  return say('contract.rate_above', { tier, own: rates });
}
