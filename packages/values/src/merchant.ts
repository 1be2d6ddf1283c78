import type { Brand } from './brand.ts';

/** The number a merchant's rows carry; first in every key. */
export type MerchantId = Brand<number, 'MerchantId'>;

/** The languages every text exists in, in the wire's letters. */
export const LANGUAGES = ['EN', 'CN', 'ID', 'TH', 'VI'] as const;
export type Language = (typeof LANGUAGES)[number];
