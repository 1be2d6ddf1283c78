// DATABASE_URL may name several servers: `postgres://user:password@one:5432,two:5432/name`.
import { assert } from '@fairhouse/values';

const SHAPE = /^(?<scheme>postgres(?:ql)?:\/\/)(?:(?<who>[^@/]*)@)?(?<hosts>[^/?]*)(?<rest>.*)$/s;
/**
 * A parameter of libpq that the driver does not know; this module looks for the primary instead.
 */
const TARGET = /(?<=[?&])target_session_attrs=[^&]*&?/;

/** One address for each server that `url` names, in its order. */
export function databaseAddresses(url: string): readonly string[] {
  const parts = SHAPE.exec(url)?.groups;
  assert(parts !== undefined, 'DATABASE_URL is an address of PostgreSQL');
  const { scheme = '', who, hosts = '', rest = '' } = parts;
  const before = who === undefined ? scheme : `${scheme}${who}@`;
  const after = rest.replace(TARGET, '').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** The role that logs in with `url`; undefined where the address names none. */
export function loginRoleOf(url: string): string | undefined {
  const [first] = databaseAddresses(url);
  const name = first === undefined ? '' : new URL(first).username;
  return name === '' ? undefined : decodeURIComponent(name);
}
