// What modules remember of a house between calls, forgotten together when another server has taken
// the database over: it may be of a history that was lost.
import type { House } from '../house.ts';

const memories = new Set<WeakMap<House, unknown>>();

/** A memory by house which holds until the database is another one. */
export function houseMemory<Kept>(): WeakMap<House, Kept> {
  const memory = new WeakMap<House, Kept>();
  memories.add(memory);
  return memory;
}

/** Forgets everything that is remembered of a house. */
export function forgetHouse(house: House): void {
  for (const memory of memories) memory.delete(house);
}
