import { expect, test } from 'vitest';
import { isFromGame, readMessage } from './frame-messages.ts';

test.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [{ type: 'round:start', more: 1 }, { type: 'round:start' }],
  [{ type: 'close' }, { type: 'leave' }],
  [{ type: 'lobby' }, { type: 'leave' }],
  [
    { type: 'error', code: 'NO_MONEY' },
    { type: 'error', code: 'NO_MONEY' },
  ],
])('%j is read', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});

test.each([
  [undefined],
  [null],
  ['ready'],
  [['ready']],
  [{}],
  [{ type: 'transfer' }],
  [{ type: 'studio:leave' }],
  [{ type: 'constructor' }],
  [{ type: 'error' }],
  [{ type: 'error', code: 7 }],
  [{ type: 'error', code: 'x'.repeat(65) }],
])('%j is dropped', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test('a message counts from the game’s window and origin only', () => {
  const game = {} as Window;
  const frame = { contentWindow: game };
  const from = (origin: string, source: Window | null) => ({ origin, source });
  const origin = 'https://games.example';
  expect(isFromGame(from(origin, game), frame, origin)).toBe(true);
  expect(isFromGame(from('https://games.example.evil', game), frame, origin)).toBe(false);
  expect(isFromGame(from('null', game), frame, origin)).toBe(false);
  expect(isFromGame(from(origin, {} as Window), frame, origin)).toBe(false);
  expect(isFromGame(from(origin, null), null, origin)).toBe(false);
});
