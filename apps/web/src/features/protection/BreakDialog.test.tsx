// A break is begun by two presses that are two, and not by a double tap.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { BreakDialog } from './BreakDialog.tsx';

const { show, until } = openTestPage();

const buttons = () => [...document.querySelectorAll('button')];
const named = (name: RegExp) => buttons().find((each) => name.test(each.textContent ?? ''));

test('the second tap of two begins no break; a press after reading it does', async () => {
  const sent = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', sent);
  await show(<BreakDialog length="24h" onClose={() => undefined} />, () => !!named(/go on/));
  await act(async () => named(/go on/)?.click());
  const begin = named(/Begin/);
  expect(begin?.disabled).toBe(true);
  await act(async () => begin?.click());
  expect(sent).not.toHaveBeenCalled();
  await until(() => named(/Begin/)?.disabled === false);
  await act(async () => named(/Begin/)?.click());
  await until(() => sent.mock.calls.length > 0);
  expect(sent).toHaveBeenCalledOnce();
});
