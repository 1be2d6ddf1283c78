import type { Id } from '@fairhouse/values';
import { createHash } from 'node:crypto';

/** An id derived from a name, the same at every start, so that provisioning twice writes once. */
export function stableId<Kind extends string>(name: string): Id<Kind> {
  const hex = createHash('sha256').update(`lay-out:${name}`).digest('hex');
  const variant = ((parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-') as Id<Kind>;
}
