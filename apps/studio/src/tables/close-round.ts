// The end of the bets: the root, and the seed of the other party once it is logged.
import {
  boundRevealMessage,
  fromHex,
  hexBytes,
  merkleRoot,
  toHex,
  verifyEd25519,
} from '@fairhouse/rules/fair';
import { followsSeed, partyChainId, seedBefore, seedsBefore } from '@fairhouse/rules/games';
import { NODE_HASHES } from '@fairhouse/hashes';
import { readStopwatch } from '../studio-clock.ts';
import { appendLine } from './append-line.ts';
import type { OpenedChain } from './chains.ts';
import { NotLeading } from './leadership.ts';
import type { LiveRound } from './live-round.ts';
import { findChain } from './store/chains.ts';
import { lockTableRound, saveReveal, saveRoot } from './store/table-rounds.ts';
import { goOn, pause, type TableParts } from './table-parts.ts';

const ASK_AGAIN_MS = 150;

/** Logs the root of all bets; nothing can be added after it. */
export async function closeRound(parts: TableParts, round: LiveRound): Promise<Rooted> {
  const { context, leadership, news } = parts;
  const { drawId, bets } = round;
  const count = bets.length;
  const leaves = bets.map(({ leafHash }) => hexBytes(leafHash));
  const root = toHex(merkleRoot(NODE_HASHES, leaves));
  await leadership.write(async (sql) => {
    if ((await lockTableRound(sql, drawId)) !== 'OPEN') throw new NotLeading('not open');
    const closedAt = context.clock();
    const rootSeq = await appendLine(context, sql, {
      kind: 'root',
      body: { drawId, root, count, closedAt },
    });
    await saveRoot(sql, { drawId, root, count, rootSeq });
  });
  news.rooted(round, root);
  return { root, count, sinceMs: 0 };
}

export interface Rooted {
  readonly root: string;
  readonly count: number;
  /** How long ago the root was logged. */
  readonly sinceMs: number;
}

/** The seeds of a rooted round; undefined where the other party does not reveal in time. */
export async function revealRound(
  parts: TableParts,
  round: LiveRound,
  rooted: Rooted,
): Promise<Seeds | undefined> {
  const { leadership, times } = parts;
  const chain = await chainOf(parts, round);
  const until = readStopwatch() + times.revealMs - rooted.sinceMs;
  for (;;) {
    const given = await askReveal(parts, { round, chain, rooted });
    if (given !== undefined) {
      const { drawId } = round;
      await leadership.write((sql) => saveReveal(sql, { drawId, ...given }));
      return { seed: chain.own.seedAt(round.place), reveal: given.reveal, ...rooted };
    }
    goOn(parts);
    if (readStopwatch() + ASK_AGAIN_MS >= until) return undefined;
    await pause(parts, ASK_AGAIN_MS);
  }
}

export interface Seeds {
  readonly seed: string;
  readonly reveal: string;
  readonly root: string;
  readonly count: number;
}

export async function chainOf(
  { context, chains }: TableParts,
  round: LiveRound,
): Promise<OpenedChain> {
  const row = await findChain(context.database, round.chainId);
  if (row === undefined) throw new Error('a round has a chain');
  return chains.open(row);
}

interface AskedReveal {
  readonly round: LiveRound;
  readonly chain: OpenedChain;
  readonly rooted: Rooted;
}

/** The other party's seed of a round with its statement; undefined while there is none. */
async function askReveal(
  { context, facts, ...parts }: TableParts,
  { round, chain, rooted }: AskedReveal,
): Promise<{ reveal: string; signature: string } | undefined> {
  if (facts.mode === 'house') {
    return { reveal: chain.second?.seedAt(round.place) ?? '', signature: '' };
  }
  const party = parts.party();
  if (party === undefined) return undefined;
  await party.witness.show();
  const asked = await party.coSigner.reveal(round.drawId);
  if (asked.kind !== 'answer') {
    if (asked.why !== 'before_close') context.warn(`no reveal of ${round.drawId}: ${asked.why}`);
    return undefined;
  }
  const { value } = asked;
  const { row } = chain;
  const message = boundRevealMessage(
    NODE_HASHES,
    { drawId: round.drawId, party: row.party },
    value,
  );
  const chainId = partyChainId(row.id, row.party);
  const isGood =
    value.houseCommit === round.commit &&
    value.root === rooted.root &&
    value.count === rooted.count &&
    fromHex(value.reveal)?.length === 32 &&
    followsSeed(NODE_HASHES, chainId, { before: value.commit, seed: value.reveal }) &&
    verifyEd25519(hexBytes(row.party_key), message, hexBytes(value.signature)) &&
    leadsTo(chainId, { seed: value.commit, steps: round.place - 1, head: row.party_head });
  if (!isGood) {
    context.warn(`the reveal of ${round.drawId} is none`);
    return undefined;
  }
  return { reveal: value.reveal, signature: value.signature };
}

/** Seeds that were found to be of a chain, so that the next one is one step from them. */
const known = new Map<string, string>();

function leadsTo(
  chainId: string,
  { seed, steps, head }: { seed: string; steps: number; head: string },
): boolean {
  const last = known.get(chainId);
  const isNext = last !== undefined && steps > 0 && seedBefore(NODE_HASHES, chainId, seed) === last;
  if (!isNext && seedsBefore(NODE_HASHES, chainId, { seed, places: steps }) !== head) return false;
  known.set(chainId, seed);
  return true;
}
