import { instant } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { checkMessage, signMessage } from './bank-message.ts';

const secret = Buffer.from('between us');
const now = instant(1_800_000_000_000);
const parts = { method: 'POST', path: '/bank/v1/callback', body: Buffer.from('{"a":1}') };

function marksOf(at = now, of: Uint8Array = secret) {
  const headers = signMessage(of, parts, at);
  return {
    timestamp: headers['x-bank-timestamp'] ?? '',
    nonce: headers['x-bank-nonce'] ?? '',
    signature: headers['x-bank-signature'] ?? '',
  };
}

describe('a signed message', () => {
  it('is taken as it was signed', () => {
    expect(checkMessage(secret, parts, marksOf(), now)).toBeUndefined();
  });

  it('is refused with any bit of it changed', () => {
    const marks = marksOf();
    const bits = parts.body.length * 8;
    for (let bit = 0; bit < bits; bit += 1) {
      const body = Buffer.from(parts.body);
      body[bit >> 3] = (body[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(checkMessage(secret, { ...parts, body }, marks, now)).toBe('signature');
    }
    expect(checkMessage(secret, { ...parts, path: '/x' }, marks, now)).toBe('signature');
    expect(checkMessage(secret, parts, { ...marks, nonce: 'b'.repeat(32) }, now)).toBe('signature');
    const later = { ...marks, timestamp: String(now + 1) };
    expect(checkMessage(secret, parts, later, now)).toBe('signature');
  });

  it('is refused under another secret, and unsigned', () => {
    const strange = marksOf(now, Buffer.from('another'));
    expect(checkMessage(secret, parts, strange, now)).toBe('signature');
    expect(checkMessage(secret, parts, { ...marksOf(), signature: '' }, now)).toBe('unsigned');
    expect(checkMessage(secret, parts, { ...marksOf(), nonce: '' }, now)).toBe('unsigned');
  });

  it('is good for 300 seconds either way, and not a second longer', () => {
    for (const off of [-300_000, 300_000]) {
      expect(checkMessage(secret, parts, marksOf(instant(now + off)), now)).toBeUndefined();
    }
    for (const off of [-300_001, 300_001]) {
      expect(checkMessage(secret, parts, marksOf(instant(now + off)), now)).toBe('time');
    }
  });
});
