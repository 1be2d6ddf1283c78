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

async function click(target: Element | null, init: PointerEventInit): Promise<void> {
  const event = { bubbles: true, cancelable: true, ...init };
  await act(async () => {
    if (init.detail !== 0) target?.dispatchEvent(new PointerEvent('pointerdown', event));
    target?.dispatchEvent(new MouseEvent('click', event));
  });
}

// Each on a spot of its own: what is swallowed on one still is when the next test begins.
const at = (clientX: number) => ({ clientX, clientY: 700, detail: 1 });

test.each([
  ['a second tap beside the first', 'touch', at(100), at(110), 0],
  ['the second of a double click', 'mouse', at(200), { ...at(200), detail: 2 }, 0],
  ['another click on the spot', 'mouse', at(300), at(300), 1],
  ['a tap elsewhere', 'touch', at(400), at(500), 1],
  ['a key', 'touch', at(600), { detail: 0 }, 1],
])('%s by %s, after a press that closed a dialog: %j %j presses below %i times', async (...row) => {
  const [, pointerType, first, second, times] = row;
  below.mockClear();
  const open = (
    <>
      {link}
      <Dialog title="Sure?" onClose={() => undefined} footer={<button id="sure">Yes</button>} />
    </>
  );
  await show(open, () => document.querySelector('#sure') !== null);
  await click(document.querySelector('#sure'), { ...first, pointerType });
  await show(link, () => document.querySelector('#sure') === null);
  await click(document.querySelector('#below'), second);
  expect(below).toHaveBeenCalledTimes(times);
});
