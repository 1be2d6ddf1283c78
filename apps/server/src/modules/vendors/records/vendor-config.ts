// Vendors, their keys and their games as the wallet needs them for every call: cached, and read
// again after a signal.
import { GAME_BADGES } from '@fairhouse/calls/player';
import { vendorGame, type VendorGame } from '@fairhouse/calls/vendor';
import type { MerchantId } from '@fairhouse/values';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import {
  listGameRows,
  listVendorConfigs,
  listVendorKeys,
  type GameRow,
  type VendorConfigRow,
  type VendorKeyRow,
} from './store/vendors.ts';

export type GameBadge = (typeof GAME_BADGES)[number];

/** A game as the product shows it. */
export interface Game extends Omit<
  GameRow,
  'names' | 'own_names' | 'listed' | 'hot' | 'published_at' | 'badges'
> {
  /** Names by the languages of the vendor's list, the merchant's own ones first. */
  readonly names: Readonly<Record<string, string>>;
  readonly vendorNames: Readonly<Record<string, string>>;
  readonly ownNames: Readonly<Record<string, string>>;
  readonly listed: VendorGame;
  readonly hot: number | undefined;
  readonly badges: readonly GameBadge[];
  readonly publishedAt: number | undefined;
}

export interface VendorConfig extends VendorConfigRow {
  /** The vendor's RSA keys, the current one first. */
  readonly publicKeys: readonly KeyObject[];
  /** Keys whose signature reaches members of sandboxes and nobody else. */
  readonly labKeys: readonly KeyObject[];
  /** With which the lab plays the vendor; undefined until its first run. */
  readonly labSigningKey: KeyObject | undefined;
  /** Our key, under which calls to the vendor are signed; undefined until one is made. */
  readonly signingKey: KeyObject | undefined;
  /** The secrets of the second dialect, the current one first. */
  readonly secrets: readonly Buffer[];
  readonly games: ReadonlyMap<string, Game>;
}

export interface VendorDirectory {
  readonly vendors: ReadonlyMap<string, VendorConfig>;
  readonly games: ReadonlyMap<bigint, Game>;
}

interface Entry {
  readonly value: Promise<VendorDirectory>;
  readonly readAt: number;
}

/** A change without a signal is visible after this time. */
const CACHE_MS = 5000;

const directories = appCache<Map<MerchantId, Entry>>();

/** The vendors of a merchant, without the lotteries. */
export function vendorsOf(app: AppContext, merchant: MerchantId): Promise<VendorDirectory> {
  const entries = entriesOf(app);
  const known = entries.get(merchant);
  if (known && performance.now() - known.readAt < CACHE_MS) return known.value;
  const value = readVendors(app, merchant);
  entries.set(merchant, { value, readAt: performance.now() });
  value.catch(() => entries.delete(merchant));
  return value;
}

/** Drops what this process knows of a merchant's vendors. */
export function forgetVendors(app: AppContext, merchant: MerchantId): void {
  entriesOf(app).delete(merchant);
}

function entriesOf(app: AppContext): Map<MerchantId, Entry> {
  const known = directories.get(app);
  if (known) return known;
  const entries = new Map<MerchantId, Entry>();
  directories.set(app, entries);
  app.signals.listen((signal) => {
    if (signal.topic === 'site') entries.delete(signal.merchant);
  });
  return entries;
}

async function readVendors(app: AppContext, merchant: MerchantId): Promise<VendorDirectory> {
  const sql = app.secondaryPool;
  const [configs, keys, rows] = [
    await listVendorConfigs(sql, merchant),
    await listVendorKeys(sql, merchant),
    await listGameRows(sql, merchant),
  ];
  const games = rows.flatMap((row) => readGame(app, row) ?? []);
  const vendors = configs.map((config): [string, VendorConfig] => {
    const own = keys.filter(({ code }) => code === config.code);
    return [
      config.code,
      {
        ...config,
        publicKeys: publicKeysOf(own, ['VENDOR']),
        labKeys: publicKeysOf(own, ['LAB', 'SANDBOX']),
        labSigningKey: signingKeyOf(app, own, 'LAB'),
        signingKey: signingKeyOf(app, own, 'OURS'),
        secrets: own.flatMap(({ key_id, algorithm, sealed }) =>
          algorithm === 'HMAC' && sealed !== null
            ? [Buffer.from(app.keys.open(sealed, keyContext(key_id)))]
            : [],
        ),
        games: new Map(
          games.filter(({ vendor }) => vendor === config.code).map((game) => [game.code, game]),
        ),
      },
    ];
  });
  return { vendors: new Map(vendors), games: new Map(games.map((game) => [game.node_id, game])) };
}

function publicKeysOf(
  keys: readonly VendorKeyRow[],
  owners: readonly VendorKeyRow['owner'][],
): KeyObject[] {
  return keys.flatMap(({ owner, public_key }) =>
    owners.includes(owner) && public_key !== null ? [createPublicKey(public_key)] : [],
  );
}

function signingKeyOf(
  app: AppContext,
  keys: readonly VendorKeyRow[],
  side: 'OURS' | 'LAB',
): KeyObject | undefined {
  const own = keys.find(({ owner, state }) => owner === side && state === 'CURRENT');
  if (own?.algorithm !== 'RSA' || own.sealed === null) return undefined;
  const pem = Buffer.from(app.keys.open(own.sealed, keyContext(own.key_id))).toString('utf8');
  return createPrivateKey(pem);
}

/** What a sealed key is bound to. */
export const keyContext = (keyId: string): string => `vendor-key:${keyId}`;

const names = z.record(z.string(), z.string());
const badgeList = z.array(z.enum(GAME_BADGES));

/** A game of its row; undefined, and logged, for a row that cannot be read: it hides no other. */
export function readGame(app: AppContext, row: GameRow): Game | undefined {
  const listed = vendorGame.safeParse(row.listed);
  const given = names.safeParse(row.names);
  const own = names.safeParse(row.own_names);
  const badges = badgeList.safeParse(row.badges);
  if (!listed.success || !given.success || !own.success || !badges.success) {
    app.log.error({ game: String(row.node_id) }, 'the row of a game cannot be read');
    return undefined;
  }
  return {
    ...row,
    names: { ...given.data, ...own.data },
    vendorNames: given.data,
    ownNames: own.data,
    badges: badges.data,
    listed: listed.data,
    hot: row.hot ?? undefined,
    publishedAt: row.published_at?.getTime(),
  };
}
