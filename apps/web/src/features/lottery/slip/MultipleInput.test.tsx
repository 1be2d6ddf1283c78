// What is shown as a multiple is what is applied, once the field is left.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../../calls/queries.ts';
import { MultipleInput } from './MultipleInput.tsx';

let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
          <Shown />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), {
    timeout: 10_000,
  });
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
