// A double tap that closes a dialog presses nothing below it.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { Dialog } from './Dialog.tsx';

const { show } = openTestPage();
const below = vi.fn();
const link = (
  <button type="button" id="below" onClick={below}>
    Promotions
  </button>
);

async function click(target: Element | null, init: MouseEventInit): Promise<void> {
  const event = { bubbles: true, cancelable: true, ...init };
  await act(async () => {
    if (init.detail !== 0) target?.dispatchEvent(new PointerEvent('pointerdown', event));
    target?.dispatchEvent(new MouseEvent('click', event));
  });
}

test.each([
  ['a second tap on the same spot', { clientX: 104, clientY: 700, detail: 1 }, 0],
  ['a press elsewhere', { clientX: 20, clientY: 40, detail: 1 }, 1],
  ['a key', { detail: 0 }, 1],
])('%s, after a tap that closed a dialog, presses the page below %j %i times', async (...row) => {
  const [, second, times] = row;
  below.mockClear();
  const open = (
    <>
      {link}
      <Dialog title="Sure?" onClose={() => undefined} footer={<button id="sure">Yes</button>} />
    </>
  );
  await show(open, () => document.querySelector('#sure') !== null);
  await click(document.querySelector('#sure'), { clientX: 100, clientY: 700, detail: 1 });
  await show(link, () => document.querySelector('#sure') === null);
  await click(document.querySelector('#below'), second);
  expect(below).toHaveBeenCalledTimes(times);
});
