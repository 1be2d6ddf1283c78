// What the lines of the log `rounds` say (games.md 2.2), and what the witness refuses in them.
import type { LogLine, RoundLogLine } from '@fairhouse/rules/fair';
import { followsSeed, readTableDrawId } from '@fairhouse/rules/games';
import type { DrawRecord } from './draw-records.ts';
import { HASHES } from './hashes.ts';
import type { LineEffect } from './witness.ts';

/** The longest chain that is committed to. */
const LENGTH_MAX = 1_000_000;

type Known = (drawId: string) => DrawRecord | undefined;

/**
 * The fact that a line adds. A round is opened once, in the order of its chain, when the one before
 * it can take no more bets: its seed would tell the seeds of all before it.
 */
export function readRoundLine(
  line: LogLine | RoundLogLine,
  known: Known,
  now: number,
): LineEffect | 'second_word' | 'not_the_chain' | undefined {
  const { kind, body } = line;
  if (kind === 'chain') return readChain(line, known);
  const drawId = String(body['drawId']);
  if (kind === 'open') return readOpening(line, drawId, known, now);
  const draw = known(drawId);
  if (draw === undefined) return undefined;
  const { seq, hash } = line;
  if (kind === 'root') {
    if ((draw.root ?? line).hash !== hash || draw.ended !== undefined) return 'second_word';
    const root = { root: String(body['root']), count: Number(body['count']), seq, hash };
    return { fact: { kind: 'root', drawId, root }, draw: { ...draw, root } };
  }
  if (kind !== 'void') return undefined;
  if ((draw.ended ?? hash) !== hash) return 'second_word';
  return { fact: { kind: 'end', drawId, hash }, draw: { ...draw, ended: hash } };
}

function readChain(
  { body }: LogLine | RoundLogLine,
  known: Known,
): LineEffect | 'second_word' | 'not_the_chain' {
  const chainId = String(body['chainId']);
  const houseCommit = String(body['head']);
  const chainLength = Number(body['length']);
  const isLegal =
    /^[\w-]{1,60}$/.test(chainId) &&
    /^[0-9a-f]{64}$/.test(houseCommit) &&
    Number.isInteger(chainLength) &&
    chainLength >= 1 &&
    chainLength <= LENGTH_MAX;
  if (!isLegal) return 'not_the_chain';
  const before = known(chainId);
  if (
    before !== undefined &&
    (before.houseCommit !== houseCommit || before.chainLength !== chainLength)
  ) {
    return 'second_word';
  }
  const draw = { houseCommit, opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER, chainLength };
  return { fact: { kind: 'commit', drawId: chainId, draw }, draw };
}

function readOpening(
  { body }: LogLine | RoundLogLine,
  drawId: string,
  known: Known,
  now: number,
): LineEffect | 'second_word' | 'not_the_chain' {
  const read = readTableDrawId(drawId);
  const chain = read && known(read.chainId);
  if (read === undefined || chain?.chainLength === undefined || read.k > chain.chainLength) {
    return 'not_the_chain';
  }
  const houseCommit = String(body['commit']);
  const { chainId, k } = read;
  const before = k === 1 ? undefined : known(`${chainId}:${k - 1}`);
  const isClosed = before?.root !== undefined || before?.ended !== undefined;
  const follows =
    k === 1
      ? houseCommit === chain.houseCommit
      : /^[0-9a-f]{64}$/.test(houseCommit) &&
        before !== undefined &&
        isClosed &&
        followsSeed(HASHES, chainId, { before: before.houseCommit, seed: houseCommit });
  if (!follows) return 'not_the_chain';
  const [opensAt, closesAt] = [Number(body['opensAt']), Number(body['closesAt'])];
  // A round that was shown after its opening is never revealed: nobody saw when it took bets.
  const isAhead = opensAt > now && closesAt > opensAt;
  const draw = {
    houseCommit,
    opensAt,
    closesAt: isAhead ? closesAt : Number.MAX_SAFE_INTEGER,
    place: k,
  };
  const found = known(drawId);
  if (found !== undefined && (found.opensAt !== opensAt || found.houseCommit !== houseCommit)) {
    return 'second_word';
  }
  if (found !== undefined) return { fact: { kind: 'commit', drawId, draw: found }, draw: found };
  return { fact: { kind: 'commit', drawId, draw }, draw };
}
