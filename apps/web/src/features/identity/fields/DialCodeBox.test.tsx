import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { DialCodeBox } from './DialCodeBox.tsx';
import type { Country } from './initial-country.ts';

const COUNTRIES = [
  { countryCode: 'PH', name: 'Philippines', countryDialingCode: '63' },
  { countryCode: 'VN', name: 'Vietnam', countryDialingCode: '84' },
] as unknown as readonly [Country, Country];

const { show, until } = openTestPage();

function Box() {
  const [value, setValue] = useState<Country>(COUNTRIES[0]);
  return <DialCodeBox countries={COUNTRIES} value={value} onChoose={setValue} />;
}

const found = (selector: string) => document.querySelector<HTMLElement>(selector);
const later = () => act(async () => new Promise((resolve) => void setTimeout(resolve, 20)));

test('a list that left the page before it gave the focus back stays closed', async () => {
  await show(<Box />, () => found('[role=combobox]') !== null);
  const box = found('[role=combobox]');
  await act(async () => box?.focus());
  await later();
  expect(box?.getAttribute('aria-expanded')).toBe('true');
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['Philippines+63', 'Vietnam+84']);
  await act(async () => options[1]?.focus());
  // The browser names no element that the focus comes from.
  const forget = (event: Event) => Object.defineProperty(event, 'relatedTarget', { value: null });
  window.addEventListener('focusin', forget, { capture: true });
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => options[1]?.dispatchEvent(enter));
  await until(() => document.activeElement === box);
  await later();
  window.removeEventListener('focusin', forget, { capture: true });
  expect(document.activeElement).toBe(box);
  expect(box?.getAttribute('aria-expanded')).toBe('false');
  expect(box?.getAttribute('aria-label')).toContain('84');
});
