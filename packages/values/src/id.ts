// Ids are time-ordered uuids (version 7), branded by the kind of object.
import { assert } from './assert.ts';
import type { Brand } from './brand.ts';
import type { Instant } from './instant.ts';

export type Id<Kind extends string> = Brand<string, `Id:${Kind}`>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Parses an id in its lower-case form; undefined for anything else. */
export function parseId<Kind extends string>(text: string): Id<Kind> | undefined {
  return UUID.test(text) ? (text as Id<Kind>) : undefined;
}

/**
 * A uuid of version 7: 48 bits of the instant, then random bits. The caller passes ten random
 * bytes, so that this package needs neither a clock nor a random source.
 */
export function makeId<Kind extends string>(now: Instant, random: Uint8Array): Id<Kind> {
  assert(random.length >= 10, 'an id needs ten random bytes');
  const time = now.toString(16).padStart(12, '0');
  const bytes = [...random.subarray(0, 10)];
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f);
  bytes[2] = 0x80 | ((bytes[2] ?? 0) & 0x3f);
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}` as Id<Kind>;
}
