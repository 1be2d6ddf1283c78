// What the page of proofs says of a pasted text.
import { PURE_HASHES } from '@fairhouse/rules/fair';
import { makeProof, sampleRules } from '@fairhouse/rules/testing';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts } from '../../i18n/en/verify.ts';
import { startHistory } from '../../navigation/history.ts';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { VerifyPage } from './VerifyPage.tsx';

const { show, until } = openTestPage();

beforeEach(() => {
  // No call is answered: a pasted text is all that the page has.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', '/verify');
  startHistory();
});

const text = (): string => document.body.textContent;

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === name);
  expect(button, `a button ${name} in: ${text()}`).toBeDefined();
  await act(async () => button?.click());
}

async function paste(pasted: string): Promise<void> {
  await show(<VerifyPage />, () => text().includes(texts['source.paste']));
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

test.each(['{"scheme', '{}'])(
  'what is wrong with %s is not said of another source',
  async (pasted) => {
    await paste(pasted);
    for (const source of ['source.file', 'source.paste', 'source.issue'] as const) {
      await press(texts[source]);
      expect(document.querySelector('[role=alert]')).toBeNull();
    }
  },
);

test('a draw without a proof is not held against a file', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: 'No such draw', code: 'x' }, { status: 404 }),
  );
  history.replaceState({}, '', '/verify?issue=none');
  startHistory();
  const alert = () => document.querySelector('[role=alert]');
  await show(<VerifyPage />, () => alert() !== null);
  await press(texts['source.file']);
  expect(alert()).toBeNull();
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
  await until(() => text().includes(texts['verdict.failed']));
  expect(text()).not.toContain(texts.notProof);
});
