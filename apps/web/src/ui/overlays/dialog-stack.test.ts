import { expect, test } from 'vitest';
import { isTopDialog, mayClose, pushDialog } from './dialog-stack.ts';

test.each([
  ['escape-key', true, true, true],
  ['escape-key', true, false, false],
  ['escape-key', false, true, false],
  ['outside-press', true, true, true],
  ['outside-press', true, false, false],
  ['outside-press', false, true, false],
  ['close-press', false, false, true],
])(
  '%s on a dialog (top %s, click-to-close %s) closes it: %s',
  (reason, isTop, clickToClose, closes) => {
    expect(mayClose(reason, { isTop, clickToClose })).toBe(closes);
  },
);

test('after the top dialog is closed, Escape closes the one below', () => {
  const [login, confirm] = [Symbol('login'), Symbol('confirm')];
  const popLogin = pushDialog(login);
  const popConfirm = pushDialog(confirm);
  expect([isTopDialog(login), isTopDialog(confirm)]).toEqual([false, true]);
  popConfirm();
  expect(isTopDialog(login)).toBe(true);
  popLogin();
  expect(isTopDialog(login)).toBe(false);
});
