// The kind of this installation: recorded once, when it is made, and never changed.
import { assert, type Instant } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import { findInstallation, insertInstallation, type InstallationKind } from './store.ts';

/** The kind of the installation; undefined while nothing is installed. */
export function readInstallation(sql: Sql): Promise<InstallationKind | undefined> {
  return findInstallation(sql);
}

/**
 * Records the kind of the installation. Repeating the same kind changes nothing; another one is a
 * bug.
 */
export async function markInstallation(
  sql: Sql,
  kind: InstallationKind,
  now: Instant,
): Promise<void> {
  await insertInstallation(sql, kind, now);
  assert((await findInstallation(sql)) === kind, `this installation is not made as ${kind}`);
}
