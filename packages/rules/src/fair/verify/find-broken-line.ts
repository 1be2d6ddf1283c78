// Verifies a range of the public log on its own, without the proof of a draw.
import { hexBytes } from '../bytes.ts';
import { logHash, LOG_START } from '../log.ts';
import type { LogLine } from '../proof.ts';
import type { VerifyPorts } from './check.ts';

/**
 * The number of the first line of a range that is not chained to the previous one, has a wrong
 * hash, or is not signed by the key (hex); undefined when all lines are valid. Lines are given
 * oldest first.
 */
export function findBrokenLine(
  lines: readonly LogLine[],
  publicKey: string,
  { hashes, verifySignature }: Pick<VerifyPorts, 'hashes' | 'verifySignature'>,
): number | undefined {
  const key = hexBytes(publicKey);
  return lines.find((line, index) => {
    const before = lines[index - 1];
    const isChained =
      before === undefined
        ? (line.seq === 1) === (line.prev === LOG_START)
        : line.seq === before.seq + 1 && line.prev === before.hash && line.at >= before.at;
    return (
      !isChained ||
      logHash(hashes, line) !== line.hash ||
      !verifySignature(key, hexBytes(line.hash), hexBytes(line.signature))
    );
  })?.seq;
}
