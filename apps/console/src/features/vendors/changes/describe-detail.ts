// The detail of a finding as lines; a pure function.
import { formatRtp } from '../format-rtp.ts';

export interface DetailLine {
  readonly what: 'rtp' | 'min' | 'max' | 'games' | 'why' | 'fields';
  /** The currency of a limit. */
  readonly name: string;
  readonly value: string;
}

interface FromTo {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Lines for what is known of a finding; what has another form is left out. */
export function describeDetail(json: string): DetailLine[] {
  const detail = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const { rtp, limits, games, why, fields } = detail;
  const lines: DetailLine[] = [];
  if (typeof why === 'string') lines.push({ what: 'why', name: '', value: why });
  const returned = returnsOf(rtp);
  if (returned !== undefined) lines.push({ what: 'rtp', name: '', value: returned });
  for (const each of Array.isArray(limits) ? (limits as readonly unknown[]) : []) {
    const { currency, limit, from, to } = each as FromTo & Readonly<Record<string, unknown>>;
    if (typeof currency !== 'string' || (limit !== 'min' && limit !== 'max')) continue;
    lines.push({ what: limit, name: currency, value: `${textOf(from)} → ${textOf(to)}` });
  }
  if (typeof games === 'number') lines.push({ what: 'games', name: '', value: String(games) });
  const others = otherFields(fields);
  if (others.length > 0) lines.push({ what: 'fields', name: '', value: others.join(', ') });
  return lines;
}

/** A new game has one return; a changed one has those of before and after. */
function returnsOf(rtp: unknown): string | undefined {
  if (typeof rtp === 'number') return formatRtp(rtp, rtp);
  if (typeof rtp !== 'object' || rtp === null) return undefined;
  const { from, to } = rtp as FromTo;
  const [before, after] = [rangeOf(from), rangeOf(to)];
  return before === undefined || after === undefined ? undefined : `${before} → ${after}`;
}

function rangeOf(returns: unknown): string | undefined {
  const list = (Array.isArray(returns) ? returns : [returns]) as readonly unknown[];
  if (!list.every((each) => typeof each === 'number')) return undefined;
  return formatRtp(Math.min(...list), Math.max(...list));
}

const textOf = (limit: unknown): string => (typeof limit === 'string' ? limit : '–');

function otherFields(fields: unknown): string[] {
  const names = (Array.isArray(fields) ? fields : []) as readonly unknown[];
  return names.filter((each) => each !== 'rtp').map(String);
}
