import { beforeEach, expect, test, vi } from 'vitest';

let clock: typeof import('./server-clock.ts');
let machine = 0;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => machine);
  machine = 0;
  clock = await import('./server-clock.ts');
});

const SERVER = Date.parse('2027-03-10T02:00:00Z');

test('the first answer sets the clock, and a more exact one corrects it', () => {
  clock.learnServerTime(SERVER, 1200);
  expect(clock.serverNow()).toBe(SERVER + 600);
  clock.learnServerTime(SERVER + 700, 100);
  expect(clock.serverNow()).toBe(SERVER + 750);
});

test('a slower answer that may be right as well changes nothing', () => {
  clock.learnServerTime(SERVER, 100);
  clock.learnServerTime(SERVER - 100, 1200);
  expect(clock.serverNow()).toBe(SERVER + 50);
});

test('after a sleep, in which the browser’s clock stands still, a slower answer sets it again', () => {
  clock.learnServerTime(SERVER, 100);
  machine += 5000;
  expect(clock.serverNow()).toBe(SERVER + 5050);
  const hour = 3_600_000;
  clock.learnServerTime(SERVER + hour, 1200);
  expect(clock.serverNow()).toBe(SERVER + hour + 600);
});
