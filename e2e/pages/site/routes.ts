// Every path of the site, for checks that apply to all of them.
import { routes } from '../../../apps/web/src/app/routes.ts';
import { AGENT_PAGES, type AgentPage } from '../../../apps/web/src/urls.ts';

/** Each page once, by the first of its paths, and one unknown path. */
export const PAGES: readonly string[] = [
  ...routes.flatMap(({ paths }) => paths.slice(0, 1)),
  '/no/such/place',
];

/** The other paths of the same pages. */
export const OTHER_PATHS: readonly string[] = routes.flatMap(({ paths }) => paths.slice(1));

/** The pages of the member centre, which open over any other page. */
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

/** Over a short page: all that is below is drawn and checked too. */
export const centreUrl = (page: (typeof CENTRE_PAGES)[number]): string => `/noticePage?mc=${page}`;

/** The pages of the agent centre, which opens for agents alone. */
export { AGENT_PAGES };

export const agentCentreUrl = (page: AgentPage): string => `/noticePage?ac=${page}`;
