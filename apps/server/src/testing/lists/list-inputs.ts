// What players and operators ask of their long lists: a request for each filter, and one for a
// page after a cursor.
import { wireCursor } from '@fairhouse/calls';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** Rows that a request for them names. */
export interface NamedRows {
  readonly member: string;
  /** A member with very many bets; by default that member. */
  readonly heavy: string;
  /** The name of an account that was registered. */
  readonly username: string;
  readonly lottery: string;
  readonly issue: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly address: string;
  readonly currency: string;
}

/** A cursor of a list at a position, as an answer contains it. */
export const cursorOf = (list: string, ...position: string[]) =>
  z.encode(wireCursor({ [list]: [] }), { list, position });

/** A time after every row of a test, as a cursor contains it. */
export const TIME = '1800000000000000';

/** A cursor of a list that is ordered by time and id. */
export const timed = (list: string) => cursorOf(list, TIME, randomUUID());

const times = { from: 1_700_000_000_000, to: 1_900_000_000_000 };

/** Inputs by the name of their call. */
export type ListInputs = Readonly<Record<string, readonly object[]>>;

/** The lists of a member, with each of their filters. */
export const playerLists = ({ lottery, issue }: NamedRows): ListInputs => ({
  myBets: [
    {},
    { gameCode: lottery },
    { issue },
    { chase: randomUUID() },
    { state: 'open' },
    { state: 'won' },
    { state: 'lost' },
    { state: 'returned' },
    times,
    { cursor: timed('myBets') },
  ],
  myChases: [{}, { active: true }, { active: false }, { cursor: timed('myChases') }],
  depositList: [{}, { state: 'SUCCESS' }, times, { cursor: timed('deposits') }],
  withdrawList: [{}, { state: 'SUCCESS' }, times, { cursor: timed('withdrawals') }],
  loginHistory: [{}, { cursor: timed('logins') }],
  gameHistory: [{}, { nodeId: 5 }, { cursor: cursorOf('gameRounds', TIME, 'x', 'x') }],
  inbox: [{}, { cursor: timed('inbox') }],
  protectionHistory: [{}, { cursor: timed('protection') }],
  openOffers: [{}, { gameCode: lottery }, { cursor: timed('openOffers') }],
  myOffers: [
    {},
    { gameCode: lottery },
    { state: 'open' },
    { state: 'won' },
    { state: 'lost' },
    { state: 'returned' },
    times,
    { cursor: timed('myOffers') },
  ],
});

/** The lists of the back office, with each of their filters. */
export const operatorLists = (rows: NamedRows): ListInputs => ({
  depositList: [
    {},
    { username: rows.username },
    { member: rows.member },
    { number: rows.deposit },
    { channel: 'gcash' },
    { state: 'PAYING' },
    { waiting: true },
    times,
    { cursor: timed('deposits') },
  ],
  withdrawalList: [
    {},
    { username: rows.username },
    { member: rows.member },
    { number: rows.withdrawal },
    { state: 'PAYING' },
    { waiting: true },
    { mine: true },
    times,
    { cursor: timed('withdrawals') },
    { waiting: true, cursor: timed('waitingWithdrawals') },
  ],
  adjustmentList: [{}, { username: rows.username }, { cursor: timed('adjustments') }],
  memberList: [
    ...['registered', 'username', 'lastLogin', 'balance', 'deposits', 'lastDeposit', 'lastBet'].map(
      (sort) => ({ sort }),
    ),
    { search: 'player' },
    { agent: 'upline' },
    { hasBalance: 'true' },
    { hasBalance: 'true', state: 'frozen', kind: 'agent' },
    { depositedFrom: times.from, depositedTo: times.to },
    { lastBetBefore: times.to },
    { lastBetFrom: times.from },
    { state: 'frozen' },
    { kind: 'agent' },
    { group: 'trial' },
    { tag: 'vip' },
    { below: rows.member },
    { address: rows.address },
    { registeredFrom: times.from, registeredTo: times.to },
    { trial: 'false', registeredFrom: times.from, registeredTo: times.to },
    { cursor: timed('members.registered') },
    { sort: 'username', cursor: cursorOf('members.username', rows.username) },
    { sort: 'lastLogin', cursor: timed('members.lastLogin') },
  ],
  memberLoginHistory: [{ id: rows.member }, { id: rows.member, cursor: timed('logins') }],
  memberProtectionHistory: [{ id: rows.member }, { id: rows.member, cursor: timed('protection') }],
  memberBets: [
    { id: rows.heavy },
    { id: rows.heavy, gameCode: rows.lottery },
    { id: rows.heavy, state: 'open' },
    { id: rows.heavy, state: 'won' },
    { id: rows.heavy, state: 'lost' },
    { id: rows.heavy, state: 'returned' },
    { id: rows.heavy, ...times },
    { id: rows.member, cursor: timed('memberBets') },
  ],
  drawCalendar: [
    {},
    { gameCode: rows.lottery },
    { state: 'OPEN' },
    times,
    { cursor: cursorOf('draws', TIME, '1') },
    { when: 'next' },
    { when: 'next', cursor: cursorOf('nextDraws', TIME, '1') },
    { when: 'past' },
  ],
  offerList: [
    {},
    { state: 'PLACED' },
    { gameCode: rows.lottery },
    { issue: rows.issue },
    { member: rows.heavy },
    { cursor: timed('offers') },
  ],
  auditList: [
    {},
    { number: 7 },
    { operator: 'Owner' },
    { call: 'memberFreeze' },
    { target: `member:${rows.member}` },
    { text: 'Reason' },
    times,
    { cursor: cursorOf('audit', '1000') },
  ],
  approvalList: [
    {},
    { state: 'pending' },
    { kind: 'adjustment' },
    { target: `member:${rows.member}` },
    { maker: 'Owner' },
    times,
    { target: rows.username },
    { maker: 'Owner', kind: 'adjustment', ...times },
    { cursor: timed('approvals') },
  ],
  outboxList: [
    {},
    { kind: 'sms' },
    { to: 'Someone' },
    { state: 'failed' },
    { state: 'failed', from: times.from },
    { cursor: timed('outbox') },
  ],
  openFlags: [{}, { cursor: timed('openFlags') }],
  lockedLogins: [{}, { cursor: cursorOf('lockedLogins', TIME, '1000') }],
  lateResets: [{}, { cursor: timed('lateResets') }],
  bigWins: [{}, { cursor: cursorOf('bigWins', TIME, '1000', randomUUID()) }],
  feedbackList: [{}, { state: 'new' }, { cursor: timed('feedback') }],
  identityQueue: [
    {},
    { state: 'waiting' },
    { state: 'refused' },
    { member: rows.member },
    { cursor: cursorOf('identityQueue', TIME, randomUUID()) },
    { state: 'passed', cursor: cursorOf('identityQueue', TIME, randomUUID()) },
  ],
  sharedMarks: [
    {},
    { kind: 'address' },
    { cursor: cursorOf('shared', '5', TIME, 'address', '10.0.0') },
    { kind: 'card', cursor: cursorOf('shared', '5', TIME, 'card', '00') },
  ],
  vendorCases: [
    {},
    { state: 'open' },
    { state: 'closed' },
    { vendor: 'FAIRHOUSE' },
    { kind: 'STUCK_ROUND' },
    { cursor: timed('vendorCases') },
  ],
  merchantGames: [
    {},
    { search: 'reef' },
    { vendor: 'FAIRHOUSE' },
    { type: 'RNG' },
    { status: 'LIVE' },
    { enabled: 'true' },
    { badge: 'TOP' },
    { pinned: 'true' },
    { cursor: cursorOf('merchantGames', 'x', '5') },
  ],
  vendorLabRuns: [{ code: 'FAIRHOUSE' }, { code: 'FAIRHOUSE', cursor: timed('vendorLabRuns') }],
  vendorChanges: [
    { code: 'FAIRHOUSE' },
    { code: 'FAIRHOUSE', state: 'waiting' },
    { code: 'FAIRHOUSE', kind: 'BAD' },
    { code: 'FAIRHOUSE', game: 'reef' },
    { code: 'FAIRHOUSE', cursor: cursorOf('vendorChanges', '5') },
  ],
  vendorRoundTransactions: [
    { code: 'FAIRHOUSE', member: rows.member, round: 'x' },
    {
      code: 'FAIRHOUSE',
      member: rows.member,
      round: 'x',
      cursor: cursorOf('roundTransactions', TIME, randomUUID()),
    },
  ],
  vendorFreeRounds: [
    { code: 'FAIRHOUSE' },
    { code: 'FAIRHOUSE', state: 'ACTIVE' },
    { code: 'FAIRHOUSE', username: 'downline1' },
    { code: 'FAIRHOUSE', cursor: timed('vendorFreeRounds') },
  ],
  houseJackpotWins: [
    { code: 'FAIRHOUSE' },
    { code: 'FAIRHOUSE', level: 'MINI' },
    { code: 'FAIRHOUSE', cursor: timed('houseJackpotWins') },
  ],
  vendorStuckRounds: [
    { code: 'FAIRHOUSE' },
    { code: 'FAIRHOUSE', round: 'x' },
    { code: 'FAIRHOUSE', cursor: cursorOf('vendorStuckRounds', TIME, randomUUID(), 'x') },
  ],
  vendorGameRounds: [
    { code: 'FAIRHOUSE', day: '2027-02-01', nodeId: 1001 },
    { code: 'FAIRHOUSE', day: '2027-02-01', nodeId: 0 },
    {
      code: 'FAIRHOUSE',
      day: '2027-02-01',
      nodeId: 1001,
      cursor: cursorOf('gameDayRounds', TIME, randomUUID(), 'x'),
    },
  ],
  vendorRounds: [
    { member: rows.member },
    { member: rows.member, vendor: 'FAIRHOUSE' },
    { member: rows.member, round: 'x' },
    { member: rows.member, cursor: cursorOf('vendorRounds', TIME, 'x', 'x') },
  ],
});
