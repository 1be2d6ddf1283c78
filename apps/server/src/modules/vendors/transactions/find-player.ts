import type { Id, MerchantId } from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { gatherMembers } from '../../../platform/database/gather-members.ts';
import { listPlayers, type PlayerRow } from './store/batch.ts';

/** Facts of a member that never change. */
export type KnownPlayer = Pick<PlayerRow, 'standing_group' | 'registered_at' | 'birthday'>;

const CACHED_MAX = 50_000;

const caches = appCache<Map<string, KnownPlayer>>();

const readPlayer = gatherMembers(async (app, merchant, members) => {
  const rows = await listPlayers(app.pool, merchant, members);
  return new Map(rows.map((row) => [row.member_id, row]));
});

/** A merchant's member; cached, because whether it exists and plays for real never changes. */
export async function findPlayer(
  app: AppContext,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<KnownPlayer | undefined> {
  const players = caches.get(app) ?? new Map<string, KnownPlayer>();
  caches.set(app, players);
  const key = `${merchant}:${member}`;
  const known = players.get(key);
  if (known !== undefined) return known;
  const row = await readPlayer(app, { merchant, member });
  if (row === undefined) return undefined;
  if (players.size >= CACHED_MAX) players.clear();
  players.set(key, row);
  return row;
}
