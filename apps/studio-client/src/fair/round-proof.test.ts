// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { EN } from '../i18n/en.ts';
import { roundProof } from './round-proof.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses the button of a round whose file is answered so; returns what is shown then. */
async function press(answer: Response | Error) {
  const load = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', load);
  const shown = roundProof(EN, 'one');
  shown.querySelector('button')?.click();
  const verdict = () => shown.querySelector('[role=status]')?.textContent;
  await vi.waitFor(() => expect(verdict()).not.toBe(''));
  expect(load).toHaveBeenCalledWith('/verify/round/one');
  return { verdict: verdict(), file: shown.querySelector('textarea')?.value };
}

it('a round is verified where it is shown again, and its file is there to copy', async () => {
  const file = '{"scheme":"LG0"}';
  expect(await press(new Response(file))).toEqual({ verdict: EN.notVerified, file });
});

it('a stake without a round has no file', async () => {
  const none = new Response('', { status: 404 });
  expect(await press(none)).toEqual({ verdict: EN.noFile, file: undefined });
});

it('says that the house cannot be reached', async () => {
  const answer = new TypeError('fetch failed');
  expect(await press(answer)).toEqual({ verdict: EN.offline, file: undefined });
});
