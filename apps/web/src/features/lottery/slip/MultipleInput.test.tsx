// What is shown as a multiple is what is applied, once the field is left.
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { typeText } from '../../../testing/type-text.ts';
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
  await typeText(input(), text);
  expect(shown()).toEqual([text, applied, said]);
  expect(input().getAttribute('aria-invalid')).toBe(String(said !== undefined));
  await act(async () => input().blur());
  expect(shown()).toEqual([left, applied, undefined]);
});
