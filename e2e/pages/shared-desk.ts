// What members have in common, as the console lists it.
import type { Locator, Page } from '@playwright/test';
import { linesOf } from './member-desk.ts';

/** The table of the whole merchant, and that on the page of one member. */
export const SHARED_BY_ALL = 'What members have in common';
export const SHARED_BY_ONE = 'What this member has in common with others';

/** Shows only what is shared in this way. */
export async function chooseKind(desk: Page, kind: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'Kind' }).click();
  await desk.getByRole('option', { name: kind, exact: true }).click();
}

/** The lines of a table in which all of these words or usernames stand. */
export function lineOf(desk: Page, table: string, words: readonly string[]): Locator {
  return words.reduce((lines, hasText) => lines.filter({ hasText }), linesOf(desk, table));
}
