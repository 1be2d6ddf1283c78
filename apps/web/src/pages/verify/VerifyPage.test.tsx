// What the page of proofs says of a pasted text.
import { PURE_HASHES } from '@fairhouse/rules/fair';
import { makeProof, sampleRules } from '@fairhouse/rules/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../calls/queries.ts';
import { texts } from '../../i18n/en/verify.ts';
import { startHistory } from '../../navigation/history.ts';
import { VerifyPage } from './VerifyPage.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // No call is answered: a pasted text is all that the page has.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', '/verify');
  startHistory();
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await act(async () => queries.clear());
  vi.unstubAllGlobals();
});

const text = (): string => document.body.textContent;

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === name);
  expect(button, `a button ${name} in: ${text()}`).toBeDefined();
  await act(async () => button?.click());
}

async function paste(pasted: string): Promise<void> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
          <VerifyPage />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(text()).toContain(texts['source.paste']), { timeout: 10_000 });
  await act(async () => undefined);
  await press(texts['source.paste']);
  const area = document.querySelector('textarea');
  await act(async () => {
    if (area === null) return;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      area,
      pasted,
    );
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(texts.check);
}

test.each(['{}', '[]', 'null', '"x"', '7', '{"hello": "world"}', '{"drawId": "d", "seq": 3}'])(
  '%s is no proof file, and nothing of it is checked',
  async (pasted) => {
    await paste(pasted);
    expect(document.querySelector('[role=alert]')?.textContent).toBe(texts.notProof);
    expect(text()).not.toContain(texts['verdict.failed']);
  },
);

test('a text that is not JSON is said to be none', async () => {
  await paste('{"scheme');
  expect(document.querySelector('[role=alert]')?.textContent).toBe(texts.notJson);
});

test('a proof that was changed fails, also where it lost fields', async () => {
  const signer = { publicKey: 'a'.repeat(64), sign: () => new Uint8Array(64) };
  const proof = makeProof({
    hashes: PURE_HASHES,
    drawId: 'manila-SSC1-20261121-0451',
    seed: '1'.repeat(64),
    rules: sampleRules({ parties: 'operator' }),
    leaves: [],
    log: signer,
    parties: [{ name: 'operator', reveal: '2'.repeat(64), ...signer }],
  });
  await paste(JSON.stringify({ ...proof, scheme: undefined, log: undefined }));
  await vi.waitFor(() => expect(text()).toContain(texts['verdict.failed']), { timeout: 10_000 });
  expect(text()).not.toContain(texts.notProof);
});
