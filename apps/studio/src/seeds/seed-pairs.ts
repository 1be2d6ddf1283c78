// A player's pairs of seeds (LG1, games.md 2.1): one in use, and the next, both committed to.
import { randomBytes, randomUUID } from 'node:crypto';
import { isClientSeed, pairCommit, soloStream, type SoloRound } from '@fairhouse/rules/games';
import type { WordStream } from '@fairhouse/rules/fair';
import type { StudioContext } from '../context.ts';
import { transaction, type Sql } from '../database/open-database.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { seal, unseal } from '../keys/seal.ts';
import {
  createPair,
  findRoundInPlay,
  findShownPairs,
  hasOpenRound,
  lockActivePair,
  rotatePairs,
  takeActiveNonce,
  takeNonce,
  type PairRow,
} from './seed-store.ts';

/** What a player sees of its seeds. */
export interface ShownSeeds {
  readonly pairId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  /** Rounds played with the pair. */
  readonly nonce: number;
  readonly nextPairId: string;
  readonly nextCommitment: string;
}

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
/** A pair is replaced after this many rounds or days (games.md 2.1). */
const [ROUNDS_MAX, AGE_MS_MAX] = [100_000, 90 * 24 * 3_600_000];

const sealPlace = (pairId: string): string => `pair ${pairId}`;

async function addPair(
  context: StudioContext,
  sql: Sql,
  pair: { playerId: string; clientSeed: string | null },
): Promise<boolean> {
  const id = randomUUID();
  const serverSeed = randomBytes(SEED_BYTES).toString('hex');
  return createPair(sql, {
    id,
    playerId: pair.playerId,
    state: pair.clientSeed === null ? 'NEXT' : 'ACTIVE',
    commitment: pairCommit(NODE_HASHES, { pairId: id, serverSeed }),
    clientSeed: pair.clientSeed,
    sealed: seal(context.keys.sealing, sealPlace(id), serverSeed),
    now: new Date(context.clock()),
  });
}

/** Makes sure that a player has an active and a next pair. */
export async function preparePairs(
  context: StudioContext,
  playerId: string,
  clientSeed?: string,
): Promise<ShownSeeds> {
  const shown = shownOf(await findShownPairs(context.database, playerId));
  if (shown !== undefined) return shown;
  const first =
    clientSeed !== undefined && isClientSeed(clientSeed)
      ? clientSeed
      : randomBytes(CLIENT_SEED_BYTES).toString('hex');
  await addPair(context, context.database, { playerId, clientSeed: first });
  await addPair(context, context.database, { playerId, clientSeed: null });
  return preparePairs(context, playerId);
}

function shownOf(pairs: readonly (PairRow & { state: string })[]): ShownSeeds | undefined {
  const active = pairs.find(({ state }) => state === 'ACTIVE');
  const next = pairs.find(({ state }) => state === 'NEXT');
  if (active === undefined || next === undefined) return undefined;
  return {
    pairId: active.id,
    commitment: active.commitment,
    clientSeed: active.client_seed ?? '',
    nonce: active.nonce,
    nextPairId: next.id,
    nextCommitment: next.commitment,
  };
}

export type Rotation =
  | { readonly ok: true; readonly opened: SoloSeeds; readonly seeds: ShownSeeds }
  | { readonly ok: false; readonly open: { readonly id: string; readonly game: string } };

export interface SoloSeeds {
  readonly pairId: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

/** Opens the active pair and starts the next; refused while a round of the player is in play. */
export async function rotateSeeds(
  context: StudioContext,
  playerId: string,
  clientSeed: string,
): Promise<Rotation> {
  const done = await transaction(context.database, async (sql) => {
    const active = await lockActivePair(sql, playerId);
    if (active === undefined) throw new Error('a player who rotates has a pair');
    const open = await findRoundInPlay(sql, playerId);
    if (open !== undefined) return { ok: false as const, open };
    await rotatePairs(sql, {
      playerId,
      activeId: active.id,
      clientSeed,
      now: new Date(context.clock()),
    });
    await addPair(context, sql, { playerId, clientSeed: null });
    return { ok: true as const, opened: openedOf(context, active) };
  });
  if (!done.ok) return done;
  return { ...done, seeds: await preparePairs(context, playerId) };
}

function openedOf(context: StudioContext, pair: PairRow): SoloSeeds {
  return {
    pairId: pair.id,
    serverSeed: unseal(context.keys.sealing, sealPlace(pair.id), pair.sealed_seed),
    clientSeed: pair.client_seed ?? '',
    rounds: pair.nonce,
  };
}

/** The seeds of an opened pair, for its verification. */
export function openSeeds(context: StudioContext, pair: PairRow): SoloSeeds {
  return openedOf(context, pair);
}

export interface TakenNonce {
  readonly pairId: string;
  readonly nonce: number;
  readonly words: WordStream;
}

/** Takes a nonce in the transaction that stores the round, and returns the words of its key. */
export async function takeWords(
  context: StudioContext,
  sql: Sql,
  { playerId, game }: { playerId: string; game: string },
): Promise<TakenNonce> {
  const after = new Date(context.clock() - AGE_MS_MAX);
  const pair =
    (await takeActiveNonce(sql, { playerId, below: ROUNDS_MAX, after })) ??
    (await takeOtherNonce(context, sql, playerId));
  const { pairId, serverSeed, clientSeed } = openedOf(context, pair);
  const round: SoloRound = { pairId, serverSeed, clientSeed, game, nonce: pair.nonce };
  return { pairId, nonce: pair.nonce, words: soloStream(NODE_HASHES, round) };
}

/** Of a player without an active pair, or with one that is worn out. */
async function takeOtherNonce(
  context: StudioContext,
  sql: Sql,
  playerId: string,
): Promise<PairRow> {
  // A rotation that commits while this one waits leaves another active pair.
  const found =
    (await lockActivePair(sql, playerId)) ??
    (await lockActivePair(sql, playerId)) ??
    (await createFirstPairs(context, sql, playerId));
  const pair = await replaceWornPair(context, sql, { playerId, pair: found });
  await takeNonce(sql, pair.id);
  return pair;
}

/** The pairs of a player whose client has not authenticated before it plays. */
async function createFirstPairs(
  context: StudioContext,
  sql: Sql,
  playerId: string,
): Promise<PairRow> {
  const clientSeed = randomBytes(CLIENT_SEED_BYTES).toString('hex');
  await addPair(context, sql, { playerId, clientSeed });
  await addPair(context, sql, { playerId, clientSeed: null });
  const pair = await lockActivePair(sql, playerId);
  if (pair === undefined) throw new Error('a player who plays has a pair');
  return pair;
}

/** Replaces a pair that has reached its most rounds or days, unless a round of it is open. */
async function replaceWornPair(
  context: StudioContext,
  sql: Sql,
  { playerId, pair }: { playerId: string; pair: PairRow },
): Promise<PairRow> {
  const now = context.clock();
  if (!isWornOut(pair, now) || (await hasOpenRound(sql, pair.id))) return pair;
  const clientSeed = pair.client_seed ?? '';
  await rotatePairs(sql, { playerId, activeId: pair.id, clientSeed, now: new Date(now) });
  await addPair(context, sql, { playerId, clientSeed: null });
  return (await lockActivePair(sql, playerId)) ?? pair;
}

function isWornOut(pair: PairRow, now: number): boolean {
  const age = now - (pair.activated_at?.getTime() ?? now);
  return pair.nonce >= ROUNDS_MAX || age >= AGE_MS_MAX;
}
