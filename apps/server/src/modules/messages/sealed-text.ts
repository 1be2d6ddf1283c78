// Texts with a code or a link lie sealed, so that whoever reads the database reads none.
import type { Id } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';

export function sealText(house: House, id: Id<'outbox'>, text: string): Uint8Array {
  return house.keys.seal(Buffer.from(text), contextOf(id));
}

export function openText(house: House, id: Id<'outbox'>, sealed: Uint8Array): string {
  return new TextDecoder().decode(house.keys.open(sealed, contextOf(id)));
}

function contextOf(id: Id<'outbox'>): string {
  return `outbox:${id}`;
}
