import { refuse } from '@fairhouse/calls';
import { ok } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import { hostProblem, readInstallation } from '../settings/index.ts';

/**
 * The hosts without duplicates; a refusal names the first one that is invalid in this installation.
 */
export async function checkHosts(sql: Sql, names: readonly string[], field: string) {
  const kind = await readInstallation(sql);
  const hosts = [...new Set(names)];
  for (const host of hosts) {
    const problem = hostProblem(host, kind);
    if (problem !== undefined) return refuseHost(problem, host, field);
  }
  return ok(hosts);
}

/** A refusal about one host, at its field. */
export function refuseHost<Code extends `host.${string}` & Parameters<typeof refuse>[0]>(
  code: Code,
  host: string,
  field: string,
) {
  const params = { host };
  return refuse(code, { params, fields: { [field]: { code, params } } });
}
