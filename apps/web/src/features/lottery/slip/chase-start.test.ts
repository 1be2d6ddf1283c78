import { expect, test } from 'vitest';
import { isStartOver, pressChase } from './chase-start.ts';

const first = { issue: '20260101-001', shortIssue: '001' };
const second = { issue: '20260101-002', shortIssue: '002' };

test('the second press places the chase that the first one asked about', () => {
  const { ask, places } = pressChase({ start: first, isAsked: false }, first, true);
  expect(places).toBe(false);
  expect(pressChase(ask, first, true).places).toBe(true);
});

test('once the draw that was asked about has closed, a press asks about the next one', () => {
  const asked = { start: first, isAsked: true };
  expect(isStartOver(asked, second)).toBe(true);
  const moved = pressChase(asked, second, true);
  expect(moved).toEqual({ ask: { start: second, isAsked: true }, places: false });
  expect(isStartOver(moved.ask, second)).toBe(false);
  expect(pressChase(moved.ask, second, true).places).toBe(true);
});

test('a chase that needs no question is placed by one press', () => {
  expect(pressChase({ start: first, isAsked: false }, first, false).places).toBe(true);
});
