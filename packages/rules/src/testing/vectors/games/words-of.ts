// The random words of an example of our own games: of a seed pair, or as the example lists them.
import { assert } from '@fairhouse/values';
import { PURE_HASHES } from '../../../fair/pure-hashes.ts';
import type { WordStream } from '../../../fair/stream.ts';
import { soloStream, type SoloRound } from '../../../games/solo/seed-pair.ts';
import { readCount, readList } from '../agency/read-figures.ts';
import type { JsonObject } from '../example.ts';

/** The round that an example names. */
export function readRound(given: JsonObject): SoloRound {
  return {
    pairId: String(given.pairId),
    serverSeed: String(given.serverSeed),
    clientSeed: String(given.clientSeed),
    game: String(given.game),
    nonce: readCount(given.nonce),
  };
}

/** The words of the round, or those that are listed. */
export function wordsOf(given: JsonObject): WordStream {
  return given.words === undefined
    ? soloStream(PURE_HASHES, readRound(given))
    : listedWords(given).next;
}

/** Listed words, and how many were used. */
export function listedWords(given: JsonObject) {
  const words = readList(given.words).map(readCount);
  let used = 0;
  const next: WordStream = () => {
    const word = words[used];
    assert(word !== undefined, 'the example lists too few words');
    used += 1;
    return word;
  };
  return { next, used: () => used };
}
