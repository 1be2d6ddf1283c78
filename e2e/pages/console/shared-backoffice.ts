// The console's lists of values that members share.
import type { Locator, Page } from '@playwright/test';
import { listRows } from './member-backoffice.ts';

/** The captions of the table for the whole merchant and of the one on a member's page. */
export const SHARED_BY_ALL = 'What members have in common';
export const SHARED_BY_ONE = 'What this member has in common with others';

/** Filters by the kind of shared value. */
export async function chooseKind(backoffice: Page, kind: string): Promise<void> {
  await backoffice.getByRole('combobox', { name: 'Kind' }).click();
  await backoffice.getByRole('option', { name: kind, exact: true }).click();
}

/** The rows of a table that contain all of these words or usernames. */
export function findRow(backoffice: Page, table: string, words: readonly string[]): Locator {
  return words.reduce((lines, hasText) => lines.filter({ hasText }), listRows(backoffice, table));
}
