import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyEd25519 } from '../ed25519.ts';
import { LOG_START, signLogLine } from '../log.ts';
import type { LogLine } from '../proof.ts';
import { PURE_HASHES } from '../pure-hashes.ts';
import { findBrokenLine } from './find-broken-line.ts';

const ports = { hashes: PURE_HASHES, verifySignature: verifyEd25519 };
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');

const lines: LogLine[] = [];
for (let seq = 1; seq <= 5; seq += 1) {
  const prev = lines.at(-1)?.hash ?? LOG_START;
  const content = { seq, at: 1000 + seq, kind: 'commit' as const, body: { drawId: 'd', n: seq } };
  const signer = (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey));
  lines.push(signLogLine(PURE_HASHES, { ...content, prev }, signer));
}

it('accepts the whole log, a part of it, and an empty range', () => {
  for (const run of [lines, lines.slice(2), []]) {
    expect(findBrokenLine(run, key, ports)).toBeUndefined();
  }
});

it('returns the number of the first invalid line', () => {
  const put = (seq: number, more: Partial<LogLine>) =>
    lines.map((line) => (line.seq === seq ? { ...line, ...more } : line));
  expect(findBrokenLine(put(3, { at: 1 }), key, ports)).toBe(3);
  expect(findBrokenLine(put(3, { body: { drawId: 'd', n: 9 } }), key, ports)).toBe(3);
  expect(findBrokenLine(put(4, { prev: LOG_START }), key, ports)).toBe(4);
  expect(findBrokenLine(put(2, { signature: '0'.repeat(128) }), key, ports)).toBe(2);
  expect(findBrokenLine(lines.toSpliced(2, 1), key, ports)).toBe(4);
  expect(findBrokenLine(put(1, { seq: 2 }), key, ports)).toBe(2);
  expect(
    findBrokenLine(
      lines,
      key.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      ports,
    ),
  ).toBe(1);
});
