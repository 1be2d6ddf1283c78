// What a member last chose in a skin, such as its plays: kept for each lottery, in the browser.
import { localStore } from '../../../../browser/browser-storage.ts';

/** The choices of a lottery's skin that are still offered, in their order. */
export function readLastUsed(gameCode: string, offered: readonly string[]): string[] {
  const kept = (localStore.read(keyOf(gameCode)) ?? '').split(' ');
  return offered.filter((each) => kept.includes(each));
}

/** Remembers the choices; they are words without spaces. */
export function saveLastUsed(gameCode: string, choices: readonly string[]): void {
  localStore.save(keyOf(gameCode), choices.join(' '));
}

function keyOf(gameCode: string): string {
  return `skin.${gameCode}`;
}
