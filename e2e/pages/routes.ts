// Every address of the site, for what must hold on each of them.
import { routes } from '../../apps/web/src/app/routes.ts';

/** Each page once, by the first of its paths, and one that nobody knows. */
export const PAGES: readonly string[] = [
  ...routes.flatMap(({ paths }) => paths.slice(0, 1)),
  '/no/such/place',
];

/** The other paths that lead to the same pages. */
export const MORE_PATHS: readonly string[] = routes.flatMap(({ paths }) => paths.slice(1));

/** The member centre's pages, which open over any other. */
export const CENTRE_PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  'playSafe',
] as const;

export const centreUrl = (page: (typeof CENTRE_PAGES)[number]): string => `/?mc=${page}`;
