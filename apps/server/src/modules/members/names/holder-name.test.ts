import { expect, it } from 'vitest';
import { isSameName, parseHolderName } from './holder-name.ts';

it.each([
  ['  María   del Carmen ', 'María del Carmen'],
  ['Nguyễn Văn A', 'Nguyễn Văn A'],
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['王小明', '王小明'],
  ["O'Brien", "O'Brien"],
  ['X', undefined],
  ['4 you', undefined],
  ['=cmd()', undefined],
])('%s is the name %s', (typed, name) => expect(parseHolderName(typed)).toBe(name));

it('a name matches its spellings at a bank, and no other name', () => {
  expect(isSameName('Đặng Văn Lâm', 'DANG VAN LAM')).toBe(true);
  expect(isSameName('María O’Brien', 'maria obrien')).toBe(true);
  expect(isSameName('Diego Luna', 'Diego Lima')).toBe(false);
});
