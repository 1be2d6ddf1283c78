import type { texts as english } from '../en/verify.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Kiểm tra kỳ quay',
};
