import { expect, test, vi } from 'vitest';
import { closeOnBack, isTopDialog, mayClose, pushDialog } from './dialog-stack.ts';

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

test('Back closes the top dialog, and leaves one that its address opened', () => {
  const [closeLogin, closeConfirm] = [vi.fn(), vi.fn()];
  const pops = [pushDialog(Symbol('centre')), pushDialog(Symbol('login'), closeLogin)];
  const popConfirm = pushDialog(Symbol('confirm'), closeConfirm);
  expect(closeOnBack()).toBe(true);
  expect([closeLogin.mock.calls.length, closeConfirm.mock.calls.length]).toEqual([0, 1]);
  popConfirm();
  expect(closeOnBack()).toBe(true);
  expect(closeLogin).toHaveBeenCalledOnce();
  pops.pop()?.();
  expect(closeOnBack()).toBe(false);
  pops.pop()?.();
  expect(closeOnBack()).toBe(false);
});
