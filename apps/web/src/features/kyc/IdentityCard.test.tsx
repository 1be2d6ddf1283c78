// The decision about papers is shown when the server says that something has come, without a
// reload.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { startLive } from '../../calls/live.ts';
import { texts } from '../../i18n/en/kyc.ts';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { IdentityCard } from './IdentityCard.tsx';

const { show, until } = openTestPage();

const OPEN = 1;
const sockets: EventTarget[] = [];

/** The live connection of the page: what the page asks of it, it gets anyway. */
function openSocket(): EventTarget {
  const socket = Object.assign(new EventTarget(), { readyState: OPEN, send: () => undefined });
  sockets.push(socket);
  return socket;
}

test('the decision about papers appears by itself', async () => {
  let state: 'waiting' | 'passed' = 'waiting';
  vi.stubGlobal('WebSocket', Object.assign(vi.fn(openSocket), { OPEN }));
  vi.stubGlobal('fetch', async (url: string) => {
    const identity = { state, verdict: null, note: '', neededFrom: null, submittedAt: 1 };
    if (url.includes('/member/identity')) return Response.json({ success: true, value: identity });
    if (!url.includes('/session/live')) return new Promise(() => undefined);
    return Response.json({ success: true, value: { ticket: 'one', hasSession: false } });
  });
  const says = (text: string) => document.body.textContent.includes(text);
  await show(<IdentityCard />, () => says(texts['state.waiting']));
  startLive();
  await until(() => sockets.length === 1);
  state = 'passed';
  const data = JSON.stringify({ topic: 'inbox', at: 1 });
  await act(async () => sockets[0]?.dispatchEvent(new MessageEvent('message', { data })));
  await until(() => says(texts['state.passed']));
  expect(says(texts['state.waiting'])).toBe(false);
});
