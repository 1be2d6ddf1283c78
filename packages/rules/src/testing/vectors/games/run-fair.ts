// Runs examples of the areas `fair`, `chain` and `crash`: fair numbers of solo and shared rounds.
import { parseRate } from '@fairhouse/values';
import { drawKey, rulesHash } from '../../../fair/commit.ts';
import { fromHex, toHex } from '../../../fair/bytes.ts';
import { hashLeaf, merkleRoot } from '../../../fair/merkle.ts';
import type { FlatObject } from '../../../fair/proof.ts';
import { PURE_HASHES } from '../../../fair/pure-hashes.ts';
import { boundCommitMessage } from '../../../fair/signed-messages.ts';
import { intBelow, pickNumbers } from '../../../fair/stream.ts';
import { chainFrom } from '../../../games/table/chain.ts';
import { cashOut, crashPoint } from '../../../games/table/crash.ts';
import { growthAt } from '../../../games/table/growth.ts';
import { pairCommit, soloKey } from '../../../games/solo/seed-pair.ts';
import { u52 } from '../../../games/solo/u52.ts';
import type { Figure } from '../agency/compare-figures.ts';
import { readAmount, readCount, readList, readObject } from '../agency/read-figures.ts';
import type { JsonObject } from '../example.ts';
import { listedWords, readRound, wordsOf } from './words-of.ts';

const WORDS_STATED = 9;

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runFair(given: JsonObject): Figure | undefined {
  if (given.bound !== undefined) {
    const { next, used } = listedWords(given);
    return { int: intBelow(next, readCount(given.bound)), wordsUsed: used() };
  }
  if (given.words !== undefined) return { u52: String(u52(wordsOf(given))) };
  if (given.nonce === undefined) {
    const pair = { pairId: String(given.pairId), serverSeed: String(given.serverSeed) };
    return { commit: pairCommit(PURE_HASHES, pair) };
  }
  const words = wordsOf(given);
  if (given.bounds !== undefined) {
    return { ints: readList(given.bounds).map((bound) => intBelow(words, readCount(bound))) };
  }
  if (given.count !== undefined) {
    return { picks: pickNumbers(words, readCount(given.count), readCount(given.of)) };
  }
  const key = soloKey(PURE_HASHES, readRound(given));
  return { key, words: Array.from({ length: WORDS_STATED }, () => words()) };
}

/** The chain from its end, or what a co-signer signs before its first round. */
export function runChain(given: JsonObject): Figure {
  const chain = String(given.chain);
  if (given.end !== undefined) {
    const seeds = chainFrom(PURE_HASHES, chain, String(given.end), readCount(given.steps));
    return { head: seeds[0] ?? '', round1: seeds[1] ?? '', round2: seeds[2] ?? '' };
  }
  const heads = { houseCommit: String(given.houseHead), commit: String(given.cosignerHead) };
  const party = { drawId: chain, party: String(given.party) };
  return { message: toHex(boundCommitMessage(PURE_HASHES, party, heads)) };
}

/** A round from both seeds, the clock, or a cash-out. */
export function runCrash(given: JsonObject): Figure | undefined {
  if (given.ms !== undefined) return { x100: growthAt(readCount(given.ms)) };
  if (given.crashX100 !== undefined) {
    const { won, payout } = cashOut(
      readCount(given.crashX100),
      readCount(given.cashOutX100),
      readAmount(given.stake),
    );
    return { won, payout };
  }
  return given.seed === undefined ? undefined : crashRound(given);
}

function crashRound(given: JsonObject): Figure {
  const bets = readList(given.bets).map(readObject);
  const leaves = bets.map((bet) => hashLeaf(PURE_HASHES, bet as unknown as FlatObject));
  const root = toHex(merkleRoot(PURE_HASHES, leaves));
  const hash = rulesHash(PURE_HASHES, given.rules as unknown as FlatObject);
  const beacon = toHex(PURE_HASHES.sha256(fromHex(String(given.reveal)) ?? new Uint8Array()));
  const key = drawKey(PURE_HASHES, {
    drawId: String(given.drawId),
    rulesHash: hash,
    seed: String(given.seed),
    root,
    count: bets.length,
    round: 0,
    beacon,
  });
  const x100 = crashPoint(PURE_HASHES, key);
  const autoWins = bets.map(({ id, auto }) => {
    const at = parseRate(String(auto));
    return [
      String(id),
      at !== undefined && cashOut(x100, Number(at / 10_000n), readAmount('1')).won,
    ];
  });
  return { rulesHash: hash, root, beacon, key, x100, autoWins: Object.fromEntries(autoWins) };
}
