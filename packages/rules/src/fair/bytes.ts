// Byte helpers without Node or browser APIs: text, hex and the length-prefixed strings of LD1.
import { assert } from '@fairhouse/values';

/** The UTF-8 bytes of a text; an unpaired surrogate is a bug because it has none. */
export function utf8(text: string): Uint8Array {
  return ascii(text) ?? encode(text);
}

/** Fast path: the bytes of an ASCII text; undefined for any other text. */
function ascii(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) return undefined;
    bytes[at] = code;
  }
  return bytes;
}

function encode(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    assert(code < 0xd800 || code > 0xdfff, 'a text with half a surrogate pair has no UTF-8 form');
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

/** `lp(s)` of draws.md: the number of UTF-8 bytes as u32 big-endian, followed by the bytes. */
export function lengthPrefixed(text: string): Uint8Array {
  const bytes = utf8(text);
  return concat([u32(bytes.length), bytes]);
}

/** A whole number from 0 to 2³² − 1 as four bytes, big-endian. */
export function u32(value: number): Uint8Array {
  const isU32 = value >>> 0 === value;
  if (!isU32) assert(isU32, `not a u32: ${value}`);
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** A safe, non-negative whole number as eight bytes, big-endian. */
export function u64(value: number): Uint8Array {
  assert(Number.isSafeInteger(value) && value >= 0, `not a safe u64: ${value}`);
  return concat([u32(Math.floor(value / 2 ** 32)), u32(value % 2 ** 32)]);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte] ?? '';
  return text;
}

/** Decodes lower-case hex of any even length; undefined for any other text. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    const [high, low] = [hexDigit(text.charCodeAt(at * 2)), hexDigit(text.charCodeAt(at * 2 + 1))];
    if (high < 0 || low < 0) return undefined;
    bytes[at] = high * 16 + low;
  }
  return bytes;
}

/** The value of the code of a lower-case hex digit; −1 for any other. */
function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x61 + 10 : -1;
}

/** Decodes text that must be hex; any other text is a bug. */
export function hexBytes(text: string): Uint8Array {
  const bytes = fromHex(text);
  assert(bytes, 'not lower-case hex');
  return bytes;
}

/** Whether two byte strings are equal. Not constant-time: for public values only. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}
