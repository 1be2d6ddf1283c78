import { expect, test } from 'vitest';
import { parseCues } from './cue-choices.ts';

test('nothing is heard or felt until it is chosen', () => {
  expect(parseCues(null)).toEqual({ sound: false, vibration: false });
  expect(parseCues('')).toEqual({ sound: false, vibration: false });
  expect(parseCues('{"sound":true}')).toEqual({ sound: false, vibration: false });
});

test('each cue is chosen by itself', () => {
  expect(parseCues('sound')).toEqual({ sound: true, vibration: false });
  expect(parseCues('sound vibration')).toEqual({ sound: true, vibration: true });
});
