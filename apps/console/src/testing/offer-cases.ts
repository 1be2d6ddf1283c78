import { exampleOf, withRow } from './example.ts';
import type { PageCase } from './page-cases.ts';

/** The pages of group buys. */
export const OFFER_CASES: readonly PageCase[] = [
  {
    route: '/offers',
    right: 'draws.read',
    call: 'offerList',
    answer: withRow('offerList', { username: 'anna' }),
    sees: 'anna',
    empty: 'ra.navigation.no_results',
  },
  {
    route: '/offers/:id/show',
    right: 'draws.read',
    call: 'offerDetail',
    answer: exampleOf('offerDetail'),
    sees: 'Sharers',
  },
];
