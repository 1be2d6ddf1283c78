import { refuse } from '@fairhouse/calls';
import { ok } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { hostProblem, readInstallation } from '../settings/index.ts';

/** The hosts, each once; a refusal names the first that cannot be one in this house. */
export async function judgeHosts(sql: Sql, asked: readonly string[], field: string) {
  const kind = await readInstallation(sql);
  const hosts = [...new Set(asked)];
  for (const host of hosts) {
    const problem = hostProblem(host, kind);
    if (problem !== undefined) return refuseHost(problem, host, field);
  }
  return ok(hosts);
}

/** A refusal about one host, at the field in which it stands. */
export function refuseHost<Code extends `host.${string}` & Parameters<typeof refuse>[0]>(
  code: Code,
  host: string,
  field: string,
) {
  const params = { host };
  return refuse(code, { params, fields: { [field]: { code, params } } });
}
