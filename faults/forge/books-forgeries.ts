import type { BooksForgery } from './books-forgery.ts';
import { MONEY_FORGERIES } from './money-forgeries.ts';
import { PUBLIC_LOG_FORGERIES } from './public-log-forgeries.ts';

/** All forgeries in the database, each applied to a copy of it. */
export const BOOKS_FORGERIES: readonly BooksForgery[] = [
  ...PUBLIC_LOG_FORGERIES,
  ...MONEY_FORGERIES,
];
