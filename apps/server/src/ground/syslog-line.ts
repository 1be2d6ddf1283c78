import { hostname } from 'node:os';

/** local0, of which syslog leaves the use to whoever runs it. */
const FACILITY = 16;
const FROM = `${hostname() || '-'} fairhouse ${process.pid} - -`;

/**
 * A line of the log as RFC 5424 has it, with its length before it (RFC 6587), so that nothing in it
 * can begin another. Time and severity are the line's own.
 */
export function syslogLine(line: string): Buffer {
  const [, level = '30'] = /^\{"level":(\d+)/.exec(line) ?? [];
  const [, time] = /"time":(\d+)/.exec(line) ?? [];
  const at = time === undefined ? '-' : new Date(Number(time)).toISOString();
  const priority = FACILITY * 8 + severityOf(Number(level));
  const message = `<${priority}>1 ${at} ${FROM} ${line.trimEnd()}`;
  return Buffer.from(`${Buffer.byteLength(message)} ${message}`);
}

/** Debug, informational, warning, error, critical. */
function severityOf(level: number): number {
  if (level < 30) return 7;
  if (level < 40) return 6;
  if (level < 50) return 4;
  return level < 60 ? 3 : 2;
}
