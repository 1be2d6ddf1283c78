import { afterEach, expect, test, vi } from 'vitest';
import { isSafeUrl } from './open-window.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['https://bank.example/pay', true],
  ['/help', true],
  ['https://house.example/help', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['about:blank', false],
  ['http://chat.example/room', false],
  ['http://localhost:8084/pay', false],
  ['words-of-no-address', false],
  ['', false],
])('at a public site, a window at %j: %s', (address, isOpened) => {
  vi.stubGlobal('location', new URL('https://house.example/lottery'));
  expect(isSafeUrl(address)).toBe(isOpened);
});

test.each([
  ['http://localhost:8084/pay', true],
  ['http://127.0.0.1:8084/pay', true],
  ['http://manila.localhost:8080/help', true],
  ['http://localhost.example/pay', false],
  ['javascript:alert(1)', false],
])('at a demo on this machine, a window at %j: %s', (address, isOpened) => {
  vi.stubGlobal('location', new URL('http://localhost:8080/lottery'));
  expect(isSafeUrl(address)).toBe(isOpened);
});
