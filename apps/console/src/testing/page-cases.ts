// One case for each page of the console: what it is read by, and what an operator sees on it.
import type { CallName } from '../calls/calls.ts';
import type { TextKey } from '../i18n/text-types.ts';
import { exampleOf, withRow } from './example.ts';
import { AGENT_CASES } from './agent-cases.ts';
import { MONEY_CASES } from './money-cases.ts';
import { OFFER_CASES } from './offer-cases.ts';
import { QUEUE_CASES } from './queue-cases.ts';
import { VENDOR_CASES } from './vendor-cases.ts';

export interface PageCase {
  /** The path as the console declares it. */
  readonly route: string;
  /** Where it is opened; the same by default. */
  readonly at?: string;
  /** The right that opens it; without one it is open to every operator. */
  readonly right?: string;
  readonly call: CallName;
  readonly answer: unknown;
  /** What of the answer is on the page. */
  readonly sees: string | RegExp;
  /** What the page says when the answer has no rows. */
  readonly empty?: TextKey;
  /** A button that only a further right offers. */
  readonly act?: { readonly right: string; readonly button: TextKey };
}

const NOTHING: TextKey = 'ra.navigation.no_results';
const EDIT: TextKey = 'ra.action.edit';

/** The value of the setting, which the call hands on as it is stored. */
const STATUS = {
  maintenance: true,
  title: { EN: 'Back at noon' },
  text: { EN: 'We are at work.' },
  endsAt: null,
};

export const PAGE_CASES: readonly PageCase[] = [
  {
    route: '/',
    right: 'reports.read',
    call: 'dashboard',
    answer: { ...exampleOf('dashboard'), online: 4321 },
    sees: /4,321/,
  },
  {
    route: '/members',
    right: 'members.read',
    call: 'memberList',
    answer: withRow('memberList', { username: 'anna' }),
    sees: 'anna',
    empty: NOTHING,
  },
  {
    route: '/members/:id/show',
    right: 'members.read',
    call: 'memberProfile',
    answer: { ...exampleOf('memberProfile'), username: 'anna' },
    sees: 'anna',
    act: { right: 'members.freeze', button: 'member.acts' },
  },
  ...MONEY_CASES,
  {
    route: '/approvals',
    call: 'approvalList',
    answer: withRow('approvalList', { mayDecide: true }),
    sees: 'Approve',
    empty: NOTHING,
  },
  {
    route: '/audit',
    right: 'audit.read',
    call: 'auditList',
    answer: withRow('auditList', { operator: 'oscar' }),
    sees: 'oscar',
    empty: NOTHING,
  },
  {
    route: '/outbox',
    right: 'outbox.read',
    call: 'outboxList',
    answer: withRow('outboxList', { to: '+84 900 000 001' }),
    sees: '+84 900 000 001',
    empty: NOTHING,
  },
  ...OFFER_CASES,
  ...AGENT_CASES,
  {
    route: '/draws/:tab?',
    at: '/draws',
    right: 'draws.read',
    call: 'drawCalendar',
    answer: withRow('drawCalendar', { issue: 'SSC1-001' }),
    sees: 'SSC1-001',
    empty: NOTHING,
  },
  {
    route: '/draws/:tab?',
    at: '/draws/waiting',
    right: 'draws.read',
    call: 'drawsWaiting',
    answer: exampleOf('drawsWaiting'),
    sees: 'sample',
    empty: 'draw.noneWaiting',
    act: { right: 'draws.enter', button: 'draw.act.enter' },
  },
  {
    route: '/draws/:id/show',
    right: 'draws.read',
    call: 'drawDetail',
    answer: { ...exampleOf('drawDetail'), parties: ['the house', 'the witness'] },
    sees: 'the house, the witness',
    act: { right: 'draws.void', button: 'draw.act.void' },
  },
  {
    route: '/lotteries',
    right: 'lotteries.read',
    call: 'lotteryList',
    answer: withRow('lotteryList', {
      names: { EN: 'Five balls', CN: '五', ID: 'Lima', TH: 'ห้า', VI: 'Năm' },
    }),
    sees: 'Five balls',
    empty: NOTHING,
    act: { right: 'lotteries.edit', button: 'lottery.terms' },
  },
  {
    route: '/lotteries/:id/show',
    right: 'lotteries.read',
    call: 'oddsTable',
    answer: {
      ...exampleOf('oddsTable'),
      plays: exampleOf('oddsTable').plays.map((play) => ({ ...play, play: 'big.0' })),
    },
    sees: 'big.0',
    empty: NOTHING,
    act: { right: 'lotteries.edit', button: EDIT },
  },
  ...VENDOR_CASES,
  {
    route: '/content/:tab?',
    at: '/content',
    right: 'settings.read',
    call: 'announcementList',
    answer: exampleOf('announcementList').map((each) => ({ ...each, titles: { EN: 'Open' } })),
    sees: 'Open',
    empty: NOTHING,
    act: { right: 'content.edit', button: 'ra.action.add' },
  },
  {
    route: '/feedback',
    right: 'feedback.read',
    call: 'feedbackList',
    answer: withRow('feedbackList', { content: 'Where is my bonus?', state: 'new' }),
    sees: 'Where is my bonus?',
    empty: 'feedback.none',
    act: { right: 'feedback.close', button: 'feedback.markRead' },
  },
  ...QUEUE_CASES,
  {
    route: '/settings',
    right: 'settings.read',
    call: 'settingList',
    answer: exampleOf('settingList').map((each) => ({
      ...each,
      name: 'features',
      value: { fireworks: true },
    })),
    sees: /fireworks/,
    act: { right: 'settings.edit', button: 'ra.action.save' },
  },
  {
    route: '/senders',
    right: 'settings.read',
    call: 'senderHealth',
    answer: withRow('senderHealth', { sends: true, sent: 4321 }),
    sees: /4,321/,
    act: { right: 'settings.edit', button: 'senders.test' },
  },
  {
    route: '/status',
    right: 'settings.read',
    call: 'statusView',
    answer: { ...exampleOf('statusView'), status: STATUS },
    sees: /Back at noon/,
    act: { right: 'status.edit', button: 'ra.action.save' },
  },
  {
    route: '/merchants',
    right: 'merchants.edit',
    call: 'merchantList',
    answer: withRow('merchantList', { name: 'Saigon' }),
    sees: 'Saigon',
    empty: NOTHING,
  },
  {
    route: '/operators',
    right: 'operators.read',
    call: 'operatorList',
    answer: withRow('operatorList', { name: 'oscar' }),
    sees: 'oscar',
    empty: NOTHING,
    act: { right: 'operators.edit', button: 'operator.create' },
  },
  {
    route: '/doctor',
    right: 'operators.read',
    call: 'doctor',
    answer: exampleOf('doctor'),
    sees: /^The installation is your own, not the demo/,
    empty: NOTHING,
  },
  {
    route: '/shared',
    right: 'members.contact',
    call: 'sharedMarks',
    answer: withRow('sharedMarks', { shown: '203.0.113.x' }),
    sees: '203.0.113.x',
    empty: 'shared.none',
  },
  {
    route: '/identity',
    right: 'kyc.read',
    call: 'identityQueue',
    answer: withRow('identityQueue', { decidedBy: 'oscar' }),
    sees: 'oscar',
    empty: 'identity.nobody',
  },
  {
    route: '/protection',
    right: 'protection.read',
    call: 'protectionPaused',
    answer: withRow('protectionPaused', { username: 'anna' }),
    sees: 'anna',
    empty: 'protection.nobody',
  },
];
