import { instant } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { checkBankMessage, signBankMessage } from './bank-message.ts';

const secret = Buffer.from('between us');
const now = instant(1_800_000_000_000);
const parts = { method: 'POST', path: '/bank/v1/callback', body: Buffer.from('{"a":1}') };

function signatureHeadersOf(at = now, of: Uint8Array = secret) {
  const headers = signBankMessage(of, parts, at);
  return {
    timestamp: headers['x-bank-timestamp'] ?? '',
    nonce: headers['x-bank-nonce'] ?? '',
    signature: headers['x-bank-signature'] ?? '',
  };
}

describe('a signed message', () => {
  it('is accepted as it was signed', () => {
    expect(checkBankMessage(secret, parts, signatureHeadersOf(), now)).toBeUndefined();
  });

  it('is refused with any bit changed', () => {
    const signatureHeaders = signatureHeadersOf();
    const bits = parts.body.length * 8;
    for (let bit = 0; bit < bits; bit += 1) {
      const body = Buffer.from(parts.body);
      body[bit >> 3] = (body[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(checkBankMessage(secret, { ...parts, body }, signatureHeaders, now)).toBe('signature');
    }
    expect(checkBankMessage(secret, { ...parts, path: '/x' }, signatureHeaders, now)).toBe(
      'signature',
    );
    expect(
      checkBankMessage(secret, parts, { ...signatureHeaders, nonce: 'b'.repeat(32) }, now),
    ).toBe('signature');
    const later = { ...signatureHeaders, timestamp: String(now + 1) };
    expect(checkBankMessage(secret, parts, later, now)).toBe('signature');
  });

  it('is refused with another secret, and unsigned', () => {
    const strange = signatureHeadersOf(now, Buffer.from('another'));
    expect(checkBankMessage(secret, parts, strange, now)).toBe('signature');
    expect(checkBankMessage(secret, parts, { ...signatureHeadersOf(), signature: '' }, now)).toBe(
      'unsigned',
    );
    expect(checkBankMessage(secret, parts, { ...signatureHeadersOf(), nonce: '' }, now)).toBe(
      'unsigned',
    );
  });

  it('is valid for 300 seconds either way, and not a second longer', () => {
    for (const off of [-300_000, 300_000]) {
      expect(
        checkBankMessage(secret, parts, signatureHeadersOf(instant(now + off)), now),
      ).toBeUndefined();
    }
    for (const off of [-300_001, 300_001]) {
      expect(checkBankMessage(secret, parts, signatureHeadersOf(instant(now + off)), now)).toBe(
        'time',
      );
    }
  });
});
