// Ed25519 signature verification (RFC 8032) for a saved proof that is opened in a browser without
// native support. Inputs are public, so it need not run in constant time; one verification takes
// about ten milliseconds.
import { concat } from './bytes.ts';
import { sha512 } from './sha512.ts';

/** A port for verifying signatures: key of 32 bytes, message, signature of 64 bytes. */
export type VerifySignature = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean;

/** A point in extended coordinates: x = X/Z, y = Y/Z, xy = T/Z. */
type Point = readonly [bigint, bigint, bigint, bigint];

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;
const D = mod(-121_665n * power(121_666n, P - 2n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);
const BASE = decode(littleEndian(mod(4n * power(5n, P - 2n))));
const NEUTRAL: Point = [0n, 1n, 1n, 0n];

/** Whether a signature of the message is valid under the key; false for malformed input. */
export const verifyEd25519: VerifySignature = (publicKey, message, signature) => {
  if (publicKey.length !== 32 || signature.length !== 64 || !BASE) return false;
  const key = decode(publicKey);
  const commitment = decode(signature.subarray(0, 32));
  const scalar = number(signature.subarray(32));
  if (!key || !commitment || scalar >= ORDER) return false;
  const hash = sha512(concat([signature.subarray(0, 32), publicKey, message]));
  const challenge = number(hash) % ORDER;
  return same(times(BASE, scalar), plus(commitment, times(key, challenge)));
};

function mod(value: bigint): bigint {
  const rest = value % P;
  return rest < 0n ? rest + P : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

function plus(left: Point, right: Point): Point {
  const [x1, y1, z1, t1] = left;
  const [x2, y2, z2, t2] = right;
  const a = mod((y1 - x1) * (y2 - x2));
  const b = mod((y1 + x1) * (y2 + x2));
  const c = mod(2n * t1 * t2 * D);
  const d = mod(2n * z1 * z2);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

function times(point: Point, scalar: bigint): Point {
  let [result, doubled] = [NEUTRAL, point];
  for (let left = scalar; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = plus(result, doubled);
    doubled = plus(doubled, doubled);
  }
  return result;
}

function same(left: Point, right: Point): boolean {
  const [x1, y1, z1] = left;
  const [x2, y2, z2] = right;
  return mod(x1 * z2 - x2 * z1) === 0n && mod(y1 * z2 - y2 * z1) === 0n;
}

/**
 * Decodes 32 bytes to a point: y, with the sign of x in the top bit; undefined when no such point
 * exists.
 */
function decode(bytes: Uint8Array): Point | undefined {
  const whole = number(bytes);
  const [sign, y] = [whole >> 255n, whole & ((1n << 255n) - 1n)];
  if (y >= P) return undefined;
  const square = mod((y * y - 1n) * power(D * y * y + 1n, P - 2n));
  let x = power(square, (P + 3n) / 8n);
  if (mod(x * x) !== square) x = mod(x * ROOT_OF_MINUS_ONE);
  if (mod(x * x) !== square || (x === 0n && sign === 1n)) return undefined;
  if ((x & 1n) !== sign) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

function number(bytes: Uint8Array): bigint {
  let value = 0n;
  for (let at = bytes.length - 1; at >= 0; at -= 1) value = (value << 8n) | BigInt(bytes[at] ?? 0);
  return value;
}

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(at * 8)) & 255n));
}
