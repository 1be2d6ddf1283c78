// Hashes of published books: of a seal, of a daily root, and the root computed from a balance.
import { concat, hexBytes, toHex, utf8 } from '../bytes.ts';
import type { Hashes } from '../hashes.ts';
import type { BalanceLine, RootLine, SealLine } from './books-file.ts';

/** The `previous` of the first seal. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/** H over the fields of a seal joined by newlines: signed, and included in the next seal; hex. */
export function sealLineHash(hashes: Hashes, merchant: number, seal: SealLine): string {
  const { number, fromBatch, toBatch, entries, leavesHash, previous } = seal;
  const words = [merchant, number, fromBatch, toBatch, entries, leavesHash, previous];
  return hashOfWords(hashes, ['fairhouse-seal-1', ...words]);
}

/** H over the fields of a root joined by newlines: the message that is signed; hex. */
export function rootLineHash(hashes: Hashes, merchant: number, line: RootLine): string {
  const { day, sealNumber, toBatch, accounts, root } = line;
  const words = [merchant, day, sealNumber, toBatch, accounts, root];
  return hashOfWords(hashes, ['fairhouse-balances-2', ...words]);
}

/**
 * The root computed from a balance's proof in a tree of `accounts` leaves, hex (RFC 9162 2.1.3.2);
 * undefined when the path does not fit a tree of that size.
 */
export function balanceRoot(
  hashes: Hashes,
  line: BalanceLine,
  accounts: number,
): string | undefined {
  let [at, last] = [line.index, accounts - 1];
  if (at > last) return undefined;
  let node = hashes.sha256(
    concat([Uint8Array.of(0), hexBytes(line.blind), utf8(balanceText(line))]),
  );
  for (const each of line.path) {
    // The last node of a level is carried up until it has a left sibling.
    while (at === last && at % 2 === 0 && at > 0) [at, last] = [half(at), half(last)];
    if (last === 0) return undefined;
    const beside = hexBytes(each);
    const pair = at % 2 === 1 ? [beside, node] : [node, beside];
    node = hashes.sha256(concat([Uint8Array.of(1), ...pair]));
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? toHex(node) : undefined;
}

/** `["address","currency","balance","lines"]` as JSON; no field needs an escape. */
function balanceText({ address, currency, balance, lines }: BalanceLine): string {
  return `[${[address, currency, balance, lines].map((field) => `"${field}"`).join(',')}]`;
}

function hashOfWords(hashes: Hashes, words: readonly (string | number)[]): string {
  return toHex(hashes.sha256(utf8(words.join('\n'))));
}

function half(value: number): number {
  return Math.floor(value / 2);
}
