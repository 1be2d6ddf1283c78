import { expect, test } from 'vitest';
import { redirectOf, routeOf, unknownRoute } from './routes.ts';

test.each([
  ['/', 'full'],
  ['/index.html', 'full'],
  ['/register.html', 'full'],
  ['/lottery', 'headerOnly'],
  ['/rng', 'full'],
  ['/game', 'headerAlone'],
  ['/seamless', 'noFooter'],
  ['/vnlottery', 'headerOnly'],
  ['/severalBoards', 'headerOnly'],
  ['/helpmc', 'bare'],
  ['/reset', 'bare'],
  ['/books', 'full'],
  ['/drawLog', 'full'],
  ['/groupBuy', 'full'],
])('%s is shown in the frame %s', (path, frame) => {
  expect(routeOf(path).frame).toBe(frame);
});

test.each([
  ['/', '/home'],
  ['/aboutUs', '/help'],
  ['/register', '/home'],
])('%s and %s show the same page', (one, other) => {
  expect(routeOf(one).page).toBe(routeOf(other).page);
});

test('only the two register addresses open the register dialog', () => {
  const opening = ['/', '/home', '/register', '/register.html', '/promotions'];
  expect(opening.filter((path) => routeOf(path).modal === 'register')).toEqual([
    '/register',
    '/register.html',
  ]);
});

test('an unknown path shows the page for unknown paths', () => {
  expect(routeOf('/nowhere')).toBe(unknownRoute);
  expect(routeOf('/Home')).toBe(unknownRoute);
});

test.each(['/agent', '/by-iframe/game', '/vip', '/pointMall'])(
  '%s is not a page as long as it has no content',
  (path) => {
    expect(routeOf(path)).toBe(unknownRoute);
  },
);

test.each([
  ['/', true, false, '/login'],
  ['/promotions', true, false, '/login'],
  ['/login', true, false, undefined],
  ['/reset', true, false, undefined],
  ['/register', true, false, undefined],
  ['/register.html', true, false, undefined],
  ['/helpmc', true, false, undefined],
  ['/download', true, false, undefined],
  ['/', true, true, undefined],
  ['/', false, false, undefined],
])('%s with the flag %s and a session %s goes to %s', (path, flag, hasSession, to) => {
  expect(redirectOf(path, { loginedToHomePage: flag, hasSession })).toBe(to);
});
