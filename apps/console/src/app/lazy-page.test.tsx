import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { currentText, i18nProvider, startLanguage } from '../i18n/language.ts';
import { lazyPage } from './lazy-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Shown = () => <p>the page</p>;
const module = { Shown };

test('a page is loaded once, when it is first opened', async () => {
  const load = vi.fn(async () => module);
  const Page = lazyPage(load, ({ Shown: page }) => page);
  expect(load).not.toHaveBeenCalled();
  const first = render(<Page />);
  await screen.findByText('the page');
  first.unmount();
  render(<Page />);
  // At once: nothing is loaded any more.
  expect(screen.getByText('the page')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is loaded while another of it is drawn is shown by both', async () => {
  let arrive: (loaded: typeof module) => void = () => undefined;
  const arriving = new Promise<typeof module>((resolve) => (arrive = resolve));
  const Page = lazyPage(
    () => arriving,
    ({ Shown: page }) => page,
  );
  const Both = () => (
    <>
      <Page />
      <Page />
    </>
  );
  render(<Both />);
  arrive(module);
  expect(await screen.findAllByText('the page')).toHaveLength(2);
});

test('a page whose code does not come says so, and loads the console again', async () => {
  await startLanguage();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const load = () => Promise.reject<typeof module>(new TypeError('Failed to fetch'));
  const Page = lazyPage(load, ({ Shown: page }) => page);
  render(
    <I18nContextProvider value={i18nProvider}>
      <Page />
    </I18nContextProvider>,
  );
  await screen.findByText(currentText('app.pageFailed'));
  fireEvent.click(screen.getByRole('button', { name: currentText('app.retry') }));
  expect(reload).toHaveBeenCalledTimes(1);
});
