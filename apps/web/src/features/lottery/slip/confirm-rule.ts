// When an order or a chase needs a second press: the player's choice, the same for all of them.
import type { Amount } from '@fairhouse/values';
import { localStore } from '../../../browser/browser-storage.ts';

export const CONFIRM_CHOICES = ['always', 'large', 'never'] as const;
export type ConfirmChoice = (typeof CONFIRM_CHOICES)[number];

/** A stake of more than this many base notes is large. */
const LARGE_NOTES = 100n;

const KEY = 'confirmBets';

/** The choice that this browser keeps; large stakes if none was made. */
export function readConfirmChoice(): ConfirmChoice {
  const kept = localStore.read(KEY);
  return CONFIRM_CHOICES.find((choice) => choice === kept) ?? 'large';
}

export function saveConfirmChoice(choice: ConfirmChoice): void {
  localStore.save(KEY, choice);
}

/** Whether a stake needs a confirmation; `note` is the price of the lottery's base note. */
export function needsConfirmation(choice: ConfirmChoice, stake: Amount, note: Amount): boolean {
  if (choice === 'large') return stake > note * LARGE_NOTES;
  return choice === 'always';
}
