// What this installation is: said once, when it is made, and true from then on.
import { assert, type Instant } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { findInstallation, insertInstallation, type InstallationKind } from './store.ts';

/** What was made here; undefined where nothing was. */
export function readInstallation(sql: Sql): Promise<InstallationKind | undefined> {
  return findInstallation(sql);
}

/** Says what is being made here. Saying the same again changes nothing; another is a bug. */
export async function markInstallation(
  sql: Sql,
  kind: InstallationKind,
  now: Instant,
): Promise<void> {
  await insertInstallation(sql, kind, now);
  assert((await findInstallation(sql)) === kind, `this installation is not made as ${kind}`);
}
