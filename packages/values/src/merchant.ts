import type { Brand } from './brand.ts';

/** The id of a merchant; the first column of every key. */
export type MerchantId = Brand<number, 'MerchantId'>;

/** The languages of every text, by their code on the wire. */
export const LANGUAGES = ['EN', 'CN', 'ID', 'TH', 'VI'] as const;
export type Language = (typeof LANGUAGES)[number];
