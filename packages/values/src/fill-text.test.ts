import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test.each<[string, Readonly<Record<string, string | number | undefined>>, string]>([
  ['Good for {minutes} minutes.', { minutes: 5 }, 'Good for 5 minutes.'],
  ['{code} is yours; {code} again', { code: '1234' }, '1234 is yours; 1234 again'],
  ['{missing} (minutes)', { minutes: 5 }, '{missing} (minutes)'],
  ['{undefined}', { undefined }, '{undefined}'],
  ['{toString} {constructor}', {}, '{toString} {constructor}'],
  ['{name} at {brand}', { name: '{brand}', brand: '$& {name}' }, '{brand} at $& {name}'],
])('%s with %j reads %s', (text, values, read) => {
  expect(fillText(text, values)).toBe(read);
});

test('each value is put in as the caller writes it', () => {
  const write = (value: string, name: string): string => `${name}=${encodeURIComponent(value)}`;
  expect(fillText('{to}&{text}', { to: '+84', text: 'a b' }, write)).toBe('to=%2B84&text=a%20b');
});
