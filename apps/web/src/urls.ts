// Every path of the site. No other module contains a literal path.

export const urls = {
  home: '/',
  login: '/login',
  reset: '/reset',
  register: '/register',
  social: '/social',
  gameCenter: '/gameCenter',
  hotgame: '/hotgame',
  rng: '/rng',
  live: '/live',
  fish: '/fish',
  pvp: '/pvp',
  localGames: '/localGames',
  sports: '/sports',
  esports: '/esports',
  game: '/game',
  seamless: '/seamless',
  elott: '/elott',
  lottery: '/lottery',
  vnlottery: '/vnlottery',
  severalBoards: '/severalBoards',
  promotions: '/promotions',
  promoDetail: '/promoDetail',
  noticePage: '/noticePage',
  aboutUs: '/aboutUs',
  help: '/help',
  helpmc: '/helpmc',
  join: '/join',
  download: '/download',
  feedback: '/feedback',
  verify: '/verify',
  books: '/books',
  drawLog: '/drawLog',
  groupBuy: '/groupBuy',
} as const;

/** The board of one lottery. */
export function lotteryUrl(code: string): string {
  return `${urls.lottery}?game=${encodeURIComponent(code)}`;
}

/** A vendor's game on its page; a demo is played for play units, without an account. */
export function gameUrl(nodeId: number, kind: 'real' | 'demo' = 'real'): string {
  return `${urls.game}?g=${nodeId}${kind === 'demo' ? '&demo=1' : ''}`;
}

/** A group of lotteries in their lobby. */
export function groupUrl(group: string): string {
  return `${urls.elott}?group=${encodeURIComponent(group)}`;
}

/** A promotion's own page. */
export function promotionUrl(id: string): string {
  return `${urls.promoDetail}?id=${encodeURIComponent(id)}`;
}

/** A notice, opened in the list of notices. */
export function noticeUrl(id: string): string {
  return `${urls.noticePage}#${encodeURIComponent(id)}`;
}

/** The page that verifies a draw's proof. */
export function verifyUrl(game: string, issue: string): string {
  const query = new URLSearchParams({ game, issue });
  return `${urls.verify}?${query.toString()}`;
}

/** The addresses of the member centre's pages: `?mc=<page>` on any path. */
export const MEMBER_PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  'playSafe',
] as const;
export type MemberPage = (typeof MEMBER_PAGES)[number];

/** The addresses of the agent centre's pages: `?ac=<page>` on any path. */
export const AGENT_PAGES = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentContracts',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
] as const;
export type AgentPage = (typeof AGENT_PAGES)[number];
