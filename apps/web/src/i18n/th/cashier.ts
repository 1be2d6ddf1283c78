import type { texts as english } from '../en/cashier.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'แคชเชียร์',
};
