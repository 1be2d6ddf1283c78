// What a vendor's list changes in a merchant's catalogue (games.md 3.2). Pure.
import { vendorGame, type VendorGame } from '@fairhouse/calls/vendor';
import { createHash } from 'node:crypto';
import type { GameChange, StoredGame } from './store.ts';

/** A sync that would retire a larger share of the games waits for an operator, in per cent. */
const RETIRE_PERCENT_MAX = 20;
const MISSED_MAX = 2;

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
  readonly changes: readonly GameChange[];
}

/** Compares a list with what is stored. A bad row changes nothing and is reported. */
export function compareLists(
  rows: readonly unknown[],
  stored: readonly StoredGame[],
): CatalogueDiff {
  const known = new Map(stored.map((row) => [row.code, row]));
  const listed = new Map<string, ListedGame>();
  const named = new Set<string>();
  const changes: GameChange[] = [];
  for (const row of rows) {
    const parsed = vendorGame.safeParse(row);
    const code = codeOf(row);
    if (code !== undefined) named.add(code);
    if (parsed.success && !listed.has(parsed.data.game_code)) {
      listed.set(parsed.data.game_code, describe(parsed.data));
      continue;
    }
    const why = parsed.success ? 'listed twice' : problemOf(parsed.error.issues);
    changes.push({ code: code ?? '', kind: 'BAD', detail: { why } });
  }
  const written: ListedGame[] = [];
  const newTypes = new Set<string>();
  for (const [code, each] of listed) {
    const before = known.get(code);
    const change = changeOf(each, before);
    if (change === undefined) continue;
    changes.push(change);
    if (change.kind === 'HELD') continue;
    if (before === undefined) newTypes.add(each.game.category);
    written.push(each);
  }
  // A game whose row is bad is not gone.
  const gone = stored.filter(({ code, status }) => !named.has(code) && status !== 'RETIRED');
  const due = gone.filter(({ missed }) => missed + 1 >= MISSED_MAX);
  const isTooMany = due.length * 100 > stored.length * RETIRE_PERCENT_MAX;
  for (const { code } of due) {
    changes.push({ code, kind: isTooMany ? 'HELD' : 'GONE', detail: { games: due.length } });
  }
  return {
    written,
    seen: stored.filter(({ code }) => named.has(code)).map(({ node_id }) => node_id),
    missed: gone.map(({ node_id }) => node_id),
    retired: isTooMany ? [] : due.map(({ node_id }) => node_id),
    newTypes: [...newTypes],
    changes,
  };
}

function changeOf(each: ListedGame, before: StoredGame | undefined): GameChange | undefined {
  const { game, checksum, rtpLow } = each;
  const code = game.game_code;
  if (before === undefined) return { code, kind: 'NEW', detail: { rtp: rtpLow } };
  if (before.status === 'RETIRED') return { code, kind: 'BACK', detail: {} };
  if (before.checksum.equals(checksum)) return undefined;
  const detail = { rtp: { from: before.rtp_low, to: rtpLow } };
  // A lower return needs an operator's consent.
  return { code, kind: rtpLow < before.rtp_low ? 'HELD' : 'CHANGED', detail };
}

function describe(game: VendorGame): ListedGame {
  const returns = typeof game.rtp === 'number' ? [game.rtp] : game.rtp;
  return {
    game,
    checksum: createHash('sha256').update(canonical(game)).digest(),
    rtpLow: Math.min(...returns),
    rtpHigh: Math.max(...returns),
  };
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
  return typeof code === 'string' && code.length <= 64 ? code : undefined;
}

function problemOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  const [first] = issues;
  return first === undefined ? '' : `${first.path.map(String).join('.')}: ${first.message}`;
}
