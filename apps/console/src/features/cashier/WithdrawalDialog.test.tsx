import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf } from '../../testing/example.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { urls } from '../../urls.ts';

test('a withdrawal is not rejected before it is chosen what its member reads', async () => {
  const claim = { by: '00000000-0000-4000-8000-000000000001', name: 'O', until: 1, mine: true };
  const detail = exampleOf('withdrawalDetail');
  const order = { ...detail.order, state: 'MANUAL_RISK' as const, claim };
  const rights = ['withdrawals.read', 'withdrawals.claim', 'withdrawals.review'];
  await openConsole(urls.withdrawal('W1'), rights, {
    withdrawalDetail: { ...detail, order },
  });
  const sent = vi.fn(fetch);
  vi.stubGlobal('fetch', sent);
  const reject = { name: currentText('withdrawal.act.reject') };
  fireEvent.click(await screen.findByRole('button', reject));
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole<HTMLButtonElement>('button', reject);
  const reason = dialog.getByLabelText(new RegExp(currentText('act.reason')));
  fireEvent.change(reason, { target: { value: 'the holder is another' } });
  expect(button.disabled).toBe(true);
  fireEvent.mouseDown(dialog.getByLabelText(new RegExp(currentText('withdrawal.told'))));
  const notified = currentText('orderReason.account_name_differs');
  fireEvent.click(await screen.findByRole('option', { name: notified }));
  fireEvent.click(button);
  const body = await waitFor(() => {
    const post = sent.mock.calls.find(([, init]) => init?.method === 'POST');
    return JSON.parse(post?.[1]?.body as string) as unknown;
  });
  expect(body).toMatchObject({ reason: 'account_name_differs', why: 'the holder is another' });
});
