import { expect, test } from 'vitest';
import { maskEmail, maskName, maskNumber } from '../contacts/mask.ts';
import { mayDo, usernameKey, type Activity } from './member.ts';

const ACTIVITIES: readonly Activity[] = ['login', 'bet', 'cash', 'transfer', 'income'];

test.each<[number, readonly Activity[]]>([
  [0, ACTIVITIES],
  [1, []],
  [2, ['login']],
  [3, ['login', 'cash', 'income']],
])('a freeze of level %d leaves %j', (freezeLevel, left) => {
  expect(ACTIVITIES.filter((activity) => mayDo({ freezeLevel }, activity))).toEqual(left);
});

test('a closed account may do nothing', () => {
  const closed = { state: 'disabled', freezeLevel: 0 } as const;
  expect(ACTIVITIES.filter((activity) => mayDo(closed, activity))).toEqual([]);
});

test('usernames are compared without case and blanks', () => {
  expect(usernameKey('  PlayEr1 ')).toBe('player1');
  expect(usernameKey('ＰＬＡＹＥＲ1')).toBe('player1');
  expect(usernameKey('player1')).not.toBe(usernameKey('player 1'));
});

test('a masked contact shows its owner enough and others too little', () => {
  expect(maskEmail('juan@example.com')).toBe('j***@example.com');
  expect(maskEmail('')).toBe('');
  expect(maskNumber('+639171234567')).toBe('*********4567');
  expect(maskNumber('')).toBe('');
  expect(maskName('Nguyễn Văn A')).toBe('N***** V** A');
});
