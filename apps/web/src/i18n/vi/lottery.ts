import type { texts as english } from '../en/lottery.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Xổ số',
};
