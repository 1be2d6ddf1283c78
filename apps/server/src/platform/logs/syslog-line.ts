import { hostname } from 'node:os';

/** local0, one of the facilities that syslog reserves for local use. */
const FACILITY = 16;
const FROM = `${hostname() || '-'} fairhouse ${process.pid} - -`;

/**
 * A log line in RFC 5424 format, prefixed by its length (RFC 6587), so that its content cannot
 * begin another message. Time and severity are the line's own.
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
