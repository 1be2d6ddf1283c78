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
  const hex = (at: number, most = 0xff, version = 0) => HEX[version | ((random[at] ?? 0) & most)];
  const version = `${hex(0, 0x0f, 0x70)}${hex(1)}`;
  const variant = `${hex(2, 0x3f, 0x80)}${hex(3)}`;
  const rest = `${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${rest}` as Id<Kind>;
}

/** Each byte as two digits. */
const HEX: readonly string[] = Array.from({ length: 256 }, (_none, byte) =>
  byte.toString(16).padStart(2, '0'),
);
