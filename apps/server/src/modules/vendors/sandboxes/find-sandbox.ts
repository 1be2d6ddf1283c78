import type { Id } from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { findSandboxMember, type SandboxRow } from './store.ts';

const CACHED_MAX = 50_000;

/** Trial members who belong to no sandbox, which never changes. */
const others = appCache<Set<string>>();

/** The sandbox of a trial member as it is now; undefined for a trial of the site. */
export async function findSandbox(
  app: AppContext,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<SandboxRow | undefined> {
  const known = others.get(app) ?? new Set<string>();
  others.set(app, known);
  const key = `${merchant.id}:${member}`;
  if (known.has(key)) return undefined;
  const found = await findSandboxMember(app.pool, merchant.id, member);
  if (found !== undefined) return found;
  if (known.size >= CACHED_MAX) known.clear();
  known.add(key);
  return undefined;
}
