import type { BooksLie } from './books-lie.ts';
import { MONEY_LIES } from './money-lies.ts';
import { PUBLIC_LOG_LIES } from './public-log-lies.ts';

/** Lies in the database of the house, each told in a copy of it. */
export const BOOKS_LIES: readonly BooksLie[] = [...PUBLIC_LOG_LIES, ...MONEY_LIES];
