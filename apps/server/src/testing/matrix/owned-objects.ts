// The owner's objects, and valid requests that name them.
import { assert, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DEMO_PAYMENT_PASSWORD, demoMemberId } from '../../../../../demo/demo-members.ts';
import { putInbox } from '../../modules/messages/index.ts';
import { betOf, drawOnSale, valueOf, type LotteryApp } from '../lottery-app.ts';
import type { Person } from './people.ts';

/** By row, the request that names the owner's object or that a freeze would prevent. */
export type Requests = Readonly<Record<string, () => unknown>>;

/** Creates one object of every kind. */
export async function createOwnedObjects(test: LotteryApp, owner: Person): Promise<Requests> {
  const { call } = owner.browser;
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  const card = await bindCard(owner, '001012345678');
  const spare = await bindCard(owner, '001087654321');
  const withdrawal = valueOf(
    await call('withdrawCreate', { amount: '200', card, paymentPassword }, keyed()),
  );
  const { groups } = valueOf(await call('depositSettings', {}));
  const [channel] = groups.flatMap((group) => group.channels);
  assert(channel !== undefined, 'there is a deposit channel');
  const deposit = { channel: channel.id, amount: channel.min };
  // The provider is not running, so the order fails; it exists nevertheless.
  await call('depositCreate', deposit, keyed());
  const [order] = valueOf(await call('depositList', { pageNo: 1, pageSize: 20 })).list;
  assert(order !== undefined, 'there is a deposit');
  const { issue } = await drawOnSale(test);
  const bet = () => betOf({ play: 'FixedPlace', pick: '7||||' });
  const placed = valueOf(await call('placeBets', { issue, bets: [bet()] }, keyed()));
  const chase = () => ({
    issue,
    kind: 'same' as const,
    multiples: [1, 1],
    stopOnWin: false,
    bets: [bet()],
    total: '4',
  });
  const plan = valueOf(await call('createChase', chase(), keyed()));
  const offer = () => ({
    issue,
    bets: [bet()],
    shares: 100,
    ownShares: 5,
    guarantee: 0,
    commission: 0,
    secrecy: 'open' as const,
  });
  const offered = valueOf(await call('createOffer', offer(), keyed())).offer;
  const bought = valueOf(await call('createOffer', offer(), keyed())).offer;
  const avatar = await picture(owner, 'avatar');
  const paper = await picture(owner, 'identity');
  const message = await write(test);
  const { list: sessions } = valueOf(await call('sessions', {}));
  const { list: devices } = valueOf(await call('devices', {}));
  const session = sessions.find(({ current }) => !current);
  const device = devices.find(({ current }) => !current);
  assert(session !== undefined && device !== undefined, 'the owner has two sessions');
  return {
    depositOne: () => ({ number: order.number }),
    depositCancel: () => ({ number: order.number }),
    depositCreate: () => deposit,
    withdrawOne: () => ({ number: withdrawal.number }),
    withdrawCreate: () => ({ amount: '200', card, paymentPassword }),
    bankCardUnbind: () => ({ card: spare, paymentPassword }),
    placeBets: () => ({ issue, bets: [bet()] }),
    createChase: chase,
    cancelBets: () => ({ order: placed.order }),
    myOrder: () => ({ order: placed.order }),
    stopChase: () => ({ id: plan.id }),
    createOffer: offer,
    cancelOffer: () => ({ id: offered.id }),
    buyShares: () => ({ id: bought.id, shares: 1 }),
    memberInfoUpdate: () => ({ avatarPicture: avatar }),
    identitySubmit: () => identityOf(paper),
    sessionRevoke: () => ({ id: session.id }),
    deviceForget: () => ({ id: device.id }),
    inboxRead: () => ({ id: message }),
    freePlay: () => ({ random: 'abcdefgh12345678' }),
    transferCreate: () => ({ direction: 'UP', amount: '10', paymentPassword }),
    ...requestsAboutStrangers(test),
    ...requestsAboutContracts(),
  };
}

/** Whether the owner's message is still unread. */
export async function isUnread(test: LotteryApp): Promise<boolean> {
  const { rows } = await test.context.pool.query(
    `select 1 from messages.inbox where merchant_id = $1 and member_id = $2 and read_at is null`,
    [test.merchant.id, demoMemberId(test.merchant, 'downline1')],
  );
  return rows.length > 0;
}

/** Requests of agents that name somebody of another line. */
function requestsAboutStrangers({ merchant }: LotteryApp): Requests {
  const id = demoMemberId(merchant, 'player1');
  return {
    agentDownline: () => ({ id }),
    agentRaise: () => ({ id, group: 1950, rates: {} }),
    agentPromote: () => ({ id }),
    agentRemark: () => ({ id, remark: 'a stranger' }),
    agentMessage: () => ({ id, text: 'a stranger' }),
    agentSuspend: () => ({ id, suspended: true }),
    agentQuotaGive: () => ({ id, group: 1960, count: 1 }),
    agentLinkEnd: () => ({ id: randomUUID() }),
    agentFreezeRequest: () => ({ id, level: 3, team: true, reason: 'a stranger' }),
    agentFreezeWithdraw: () => ({ id: randomUUID() }),
  };
}

/** Requests of agents that name a contract or a bill of nobody. */
function requestsAboutContracts(): Requests {
  const named = () => ({ id: randomUUID() });
  const day = '2027-03-09';
  const relayed = () => ({ action: 'REJECT', ...named() });
  return {
    agentContractEffect: named,
    agentContractAccept: named,
    agentContractReject: named,
    agentContractWithdraw: named,
    agentContractTerminate: named,
    agentContractConsent: () => ({ ...named(), agree: true }),
    agentContractSimulate: () => ({ ...named(), from: day, to: day }),
    agentBill: named,
    agentBillMembers: () => ({ ...named(), day }),
    agentBillBets: () => ({ ...named(), day, username: 'player1' }),
    agentBillCsv: named,
    agentBillsPay: () => ({ billIds: [randomUUID()], paymentPassword: DEMO_PAYMENT_PASSWORD }),
    agentBillsPayAll: () => ({ kind: 'DIVIDEND', paymentPassword: DEMO_PAYMENT_PASSWORD }),
    contractDividendAct: relayed,
    contractDailySalaryAct: relayed,
    contractHourSalaryAct: relayed,
    contractRealtimeSalaryAct: relayed,
  };
}

const keyed = () => ({ idempotencyKey: randomUUID() });

async function bindCard({ browser }: Person, number: string): Promise<Id<'bank_card'>> {
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  const card = { bank: 'BDO', number, holder: 'Diego Luna', paymentPassword };
  return valueOf(await browser.call('bankCardAdd', card)).id as Id<'bank_card'>;
}

async function picture({ browser }: Person, purpose: 'avatar' | 'identity') {
  const drawn = sharp({ create: { width: 300, height: 300, channels: 3, background: '#8040c0' } });
  const bytes = new Uint8Array(await drawn.png().toBuffer());
  return valueOf(await browser.call('pictureUpload', { purpose, picture: bytes })).id;
}

/** Sends a message to the owner only, and returns its id. */
async function write({ context: app, merchant }: LotteryApp): Promise<string> {
  const words = { EN: 'Hello', CN: '你好', ID: 'Halo', TH: 'สวัสดี', VI: 'Xin chào' };
  const member = demoMemberId(merchant, 'downline1');
  await putInbox(app.pool, app, { merchant, member, titles: words, bodies: words });
  const { rows } = await app.pool.query<{ message_id: string }>(
    `select message_id from messages.inbox
     where merchant_id = $1 and member_id = $2 order by at desc limit 1`,
    [merchant.id, member],
  );
  return rows[0]?.message_id ?? '';
}

function identityOf(paper: string) {
  const papers = ['front', 'face'].map((side) => ({ side, picture: paper }));
  return {
    document: 'passport',
    country: 'PH',
    fullName: 'Diego Luna',
    birthday: '1991-11-05',
    number: 'P1234567A',
    papers,
  };
}
