// What the site reads besides a member's lists: its record of money, boards, and the public log.
import type { ListInputs, NamedRows } from '../../apps/server/src/testing/lists/list-inputs.ts';
import { RECORD_KINDS } from '@fairhouse/calls/player';

const times = { from: 1_700_000_000_000, to: 1_900_000_000_000 };

/** The reads of the site's pages by a member with very many bets, in a filled database. */
export const playerPages = ({ lottery }: NamedRows): ListInputs => ({
  memTransDet: [{}, times, ...RECORD_KINDS.map((kind) => ({ kind }))],
  personalProfit: [{}],
  turnoverList: [{}],
  balance: [{}],
  fundsConsolidated: [{}],
  inboxUnread: [{}],
  sessions: [{}],
  devices: [{}],
  recentGames: [{}],
  gameMenus: [{}],
  popularNumbers: [{}],
  openedNumbers: [{ gameCode: lottery, count: 200 }],
  currentDraw: [{ gameCode: lottery }],
  nearDraws: [{ gameCode: lottery, count: 120 }],
  lotteryBoard: [{ gameCode: lottery }],
  trend: [{ gameCode: lottery, periods: 200 }],
  winnerBoard: [{}],
  publicLog: [{}],
  bookSeals: [{}],
  bookRoots: [{}],
  payoutTime: [{}],
});
