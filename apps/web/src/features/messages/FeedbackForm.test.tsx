// A message is sent once, and its double tap leaves no fault.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../i18n/en/pages.ts';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { typeText } from '../../testing/type-text.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

const { show, until } = openTestPage();

test('the second tap of two sends nothing, and finds no fault', async () => {
  const sent = vi.fn(async () => Response.json({ success: true, value: null }));
  vi.stubGlobal('fetch', sent);
  const area = () => document.querySelector('textarea');
  await show(<FeedbackForm />, () => area() !== null);
  const written = area();
  if (written !== null) await typeText(written, 'Good evening');
  const submit = () =>
    act(async () => {
      document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    });
  await submit();
  await until(() => area()?.value === '');
  await submit();
  expect(sent).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain(texts['feedback.empty']);
});
