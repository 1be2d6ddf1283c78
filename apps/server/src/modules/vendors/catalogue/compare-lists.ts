// What a vendor's list changes in a merchant's catalogue (games.md 3.2). Pure.
import { vendorGame, type VendorGame } from '@fairhouse/calls/vendor';
import { isStorable } from '@fairhouse/values';
import { createHash } from 'node:crypto';
import { findUnreadable } from '../../../platform/read-json.ts';
import { describeChange } from './describe-change.ts';
import type { Finding, StoredGame } from './store/catalogue.ts';

/** A sync that would retire a larger share of the games waits for an operator, in per cent. */
const RETIRE_PERCENT_MAX = 20;
/** A game that this many lists in a row do not have is gone. */
export const MISSED_MAX = 2;

export interface ListedGame {
  readonly game: VendorGame;
  readonly checksum: Buffer;
  readonly rtpLow: number;
  readonly rtpHigh: number;
}

export interface CatalogueDiff {
  /** To be written: new ones, changed ones, and ones that were retired and are back. */
  readonly written: readonly ListedGame[];
  readonly seen: readonly bigint[];
  readonly missed: readonly bigint[];
  readonly retired: readonly bigint[];
  readonly newTypes: readonly string[];
  readonly findings: readonly Finding[];
}

/** Compares a list with what is stored. A bad row changes nothing and is reported. */
export function compareLists(
  rows: readonly unknown[],
  stored: readonly StoredGame[],
): CatalogueDiff {
  const known = new Map(stored.map((row) => [row.code, row]));
  const listed = new Map<string, ListedGame>();
  const named = new Set<string>();
  const findings: Finding[] = [];
  for (const row of rows) {
    const read = readRow(row);
    const code = codeOf(row);
    if (code !== undefined) named.add(code);
    if (typeof read !== 'string' && !listed.has(read.game_code)) {
      listed.set(read.game_code, describeGame(read));
      continue;
    }
    const why = typeof read === 'string' ? read : 'listed twice';
    const fingerprint = digest(`${code ?? ''} ${why}`);
    findings.push({
      code: code ?? '',
      kind: 'BAD',
      state: 'WAITING',
      detail: { why },
      fingerprint,
    });
  }
  const written: ListedGame[] = [];
  const newTypes = new Set<string>();
  for (const [code, each] of listed) {
    const before = known.get(code);
    const finding = findingOf(each, before);
    if (finding === undefined) continue;
    findings.push(finding);
    if (finding.kind === 'HELD') continue;
    if (before === undefined) newTypes.add(each.game.category);
    written.push(each);
  }
  // A game whose row is bad is not gone.
  const gone = stored.filter(({ code, status }) => !named.has(code) && status !== 'RETIRED');
  const due = gone.filter(({ missed }) => missed + 1 >= MISSED_MAX);
  const isTooMany = due.length * 100 > stored.length * RETIRE_PERCENT_MAX;
  findings.push(...due.map(({ code }) => goneOf(code, due.length, isTooMany)));
  return {
    written,
    seen: stored.filter(({ code }) => named.has(code)).map(({ node_id }) => node_id),
    missed: gone.map(({ node_id }) => node_id),
    retired: isTooMany ? [] : due.map(({ node_id }) => node_id),
    newTypes: [...newTypes],
    findings,
  };
}

function findingOf(each: ListedGame, before: StoredGame | undefined): Finding | undefined {
  const { game, checksum, rtpLow } = each;
  const code = game.game_code;
  if (before === undefined) return { code, kind: 'NEW', state: 'DONE', detail: { rtp: rtpLow } };
  if (before.status === 'RETIRED') return { code, kind: 'BACK', state: 'DONE', detail: {} };
  if (before.checksum.equals(checksum)) return undefined;
  const detail = describeChange(before.listed, game);
  if (rtpLow >= before.rtp_low) return { code, kind: 'CHANGED', state: 'DONE', detail };
  // A lower return needs an operator's consent.
  return {
    code,
    kind: 'HELD',
    state: 'WAITING',
    question: 'RETURN',
    detail,
    fingerprint: checksum,
    listed: game,
  };
}

function goneOf(code: string, games: number, isTooMany: boolean): Finding {
  const detail = { games };
  if (!isTooMany) return { code, kind: 'GONE', state: 'DONE', detail };
  const fingerprint = digest(code);
  const question = 'RETIREMENT';
  return { code, kind: 'HELD', state: 'WAITING', question, detail, fingerprint };
}

/** The game, its digest and its returns. */
export function describeGame(game: VendorGame): ListedGame {
  const returns = typeof game.rtp === 'number' ? [game.rtp] : game.rtp;
  return {
    game,
    checksum: digest(canonical(game)),
    rtpLow: Math.min(...returns),
    rtpHigh: Math.max(...returns),
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The row, or why it is not valid. */
function readRow(row: unknown): VendorGame | string {
  const unreadable = findUnreadable(row);
  if (unreadable !== undefined) return `${unreadable.path}: unreadable ${unreadable.what}`;
  const parsed = vendorGame.safeParse(row);
  return parsed.success ? parsed.data : problemOf(parsed.error.issues);
}

/** JSON with sorted names, so that the order of fields changes no checksum. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

function codeOf(row: unknown): string | undefined {
  const code = (row as { game_code?: unknown } | null)?.game_code;
  return typeof code === 'string' && code.length <= 64 && isStorable(code) ? code : undefined;
}

function problemOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  const [first] = issues;
  return first === undefined ? '' : `${first.path.map(String).join('.')}: ${first.message}`;
}
