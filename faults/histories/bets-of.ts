import { betOf } from '../../apps/server/src/testing/lottery-app.ts';
import type { Chance } from '../chance.ts';

/** One to three bets on some digits, at some prize group. */
export function betsOf(chance: Chance, most = 3, units = ['0.02', '0.2', '2']) {
  return Array.from({ length: chance.whole(most) + 1 }, () => {
    const places = ['', '', '', '', ''];
    places[chance.whole(5)] = '0123456789'.slice(chance.whole(5), 5 + chance.whole(5));
    return betOf({
      play: 'FixedPlace',
      pick: places.join('|'),
      unit: chance.pick(units),
      group: chance.pick([1956, 1940, 1900]),
    });
  });
}
