// What is shown as a multiple is what is applied, once the field is left.
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { MultipleInput } from './MultipleInput.tsx';

const { show } = openTestPage();
beforeEach(() => show(<Shown />, () => document.querySelector('input') !== null));

function Shown() {
  const [applied, setApplied] = useState(4);
  return (
    <>
      <MultipleInput applied={applied} most={99_999} onMultiple={setApplied} />
      <output>{applied}</output>
    </>
  );
}

const input = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('no input');
  return found;
};

/** Types key by key, and returns what is shown, what is applied, and what is said. */
async function type(text: string): Promise<readonly (string | undefined)[]> {
  await act(async () => input().focus());
  for (let length = 0; length <= text.length; length += 1) {
    await act(async () => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(input(), text.slice(0, length));
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  return shown();
}

const shown = () => [
  input().value,
  document.querySelector('output')?.textContent,
  document.querySelector('[role=alert]')?.textContent,
];

const REFUSED = 'From 1 to 99,999';

test.each([
  ['7', '7', undefined, '7'],
  ['0', '4', REFUSED, '4'],
  ['-3', '4', REFUSED, '4'],
  ['2.5', '2', REFUSED, '2'],
  ['1000000000', '10000', REFUSED, '10000'],
  ['', '4', undefined, '4'],
])('%j applies %s', async (text, applied, said, left) => {
  expect(await type(text)).toEqual([text, applied, said]);
  expect(input().getAttribute('aria-invalid')).toBe(String(said !== undefined));
  await act(async () => input().blur());
  expect(shown()).toEqual([left, applied, undefined]);
});
