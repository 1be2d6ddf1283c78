import { plus, instant, SECOND_MS } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { telegramAnswer } from '../../../testing/peers/telegram-peer.ts';
import { telegramSubject } from './telegram.ts';

const BOT_TOKEN = '77001122:signs-for-this-bot-alone';
const now = instant(1_800_000_000_000);
const auth_date = 1_800_000_000;
const right = telegramAnswer({ id: 4711, username: 'ana', auth_date }, BOT_TOKEN);
const read = (fields: Record<string, string | number>, seconds = 0) =>
  telegramSubject(fields, { token: BOT_TOKEN, now: plus(now, seconds * SECOND_MS) })?.subject;

test("an answer signed with the bot's key authenticates its id", () => {
  expect(read(right)).toBe('4711');
});

test('numbers sent as text have the same signature', () => {
  expect(read({ ...right, id: '4711', auth_date: String(auth_date) })).toBe('4711');
});

test.each([
  ['another id', { ...right, id: 4712 }],
  ['a field more', { ...right, last_name: 'Reyes' }],
  ['no signature', { id: 4711, auth_date }],
  ['an empty signature', { ...right, hash: '' }],
  ['a signature that is no text', { ...right, hash: 7 }],
  ['the signature of another bot', telegramAnswer({ id: 4711, auth_date }, '1:other')],
  ['no date', telegramAnswer({ id: 4711 }, BOT_TOKEN)],
  [
    'a line end in a field',
    {
      auth_date,
      first_name: 'x\nid=4711',
      hash: telegramAnswer({ auth_date, first_name: 'x', id: 4711 }, BOT_TOKEN).hash ?? '',
    },
  ],
  ['a date that is none', telegramAnswer({ id: 4711, auth_date: 'soon' }, BOT_TOKEN)],
  ['an id that is none', telegramAnswer({ id: 'ana', auth_date }, BOT_TOKEN)],
])('%s is refused', (_name, fields) => {
  expect(read(fields)).toBeUndefined();
});

test('an answer is valid for five minutes, and not before it was made', () => {
  expect(read(right, 300)).toBe('4711');
  expect(read(right, 301)).toBeUndefined();
  expect(read(right, -11)).toBeUndefined();
});
