import type { Id, MerchantId } from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { gather, perGroup } from '../../../platform/database/gather.ts';
import { listPlayers, type PlayerRow } from './store/batch.ts';

/** Facts of a member that never change. */
export type KnownPlayer = Pick<PlayerRow, 'standing_group' | 'registered_at' | 'birthday'>;

const CACHED_MAX = 50_000;

const caches = appCache<Map<string, KnownPlayer>>();

interface PlayerName {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
}

type Reader = (name: PlayerName) => Promise<KnownPlayer | undefined>;
const readers = new WeakMap<AppContext, Reader>();

/** Reads members for many calls at once. */
function readerOf(app: AppContext): Reader {
  const known = readers.get(app);
  if (known !== undefined) return known;
  const made: Reader = gather((names) =>
    perGroup(
      names,
      ({ merchant }) => merchant,
      async (group) => {
        const [first] = group as readonly [PlayerName, ...PlayerName[]];
        const members = [...new Set(group.map(({ member }) => member))];
        const rows = await listPlayers(app.pool, first.merchant, members);
        const found = new Map(rows.map((row) => [row.member_id, row]));
        return group.map(({ member }) => found.get(member));
      },
    ),
  );
  readers.set(app, made);
  return made;
}

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
  const row = await readerOf(app)({ merchant, member });
  if (row === undefined) return undefined;
  if (players.size >= CACHED_MAX) players.clear();
  players.set(key, row);
  return row;
}
