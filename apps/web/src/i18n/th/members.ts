import type { texts as english } from '../en/members.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'ศูนย์สมาชิก',
};
