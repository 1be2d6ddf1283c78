// What belongs to the owner, and real requests that name it.
import { assert, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { CAST_PAYMENT_PASSWORD, castId } from '../../../../../demo/cast.ts';
import { putInbox } from '../../modules/messages/index.ts';
import { betOf, drawOnSale, valueOf, type LotteryHouse } from '../lottery-house.ts';
import type { Person } from './people.ts';

/** By row, the request that names the owner's thing or that a freeze would stop. */
export type Requests = Readonly<Record<string, () => unknown>>;

/** Makes one of everything. */
export async function makeThings(test: LotteryHouse, owner: Person): Promise<Requests> {
  const { call } = owner.browser;
  const paymentPassword = CAST_PAYMENT_PASSWORD;
  const card = await bindCard(owner, '001012345678');
  const spare = await bindCard(owner, '001087654321');
  const withdrawal = valueOf(
    await call('withdrawCreate', { amount: '200', card, paymentPassword }, keyed()),
  );
  const { groups } = valueOf(await call('depositSettings', {}));
  const [channel] = groups.flatMap((group) => group.channels);
  assert(channel !== undefined, 'there is a way to deposit');
  const deposit = { channel: channel.id, amount: channel.min };
  // Nobody is at the other end, so that the order fails; it is there all the same.
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
  const avatar = await picture(owner, 'avatar');
  const paper = await picture(owner, 'identity');
  const message = await write(test);
  const { list: sessions } = valueOf(await call('sessions', {}));
  const { list: devices } = valueOf(await call('devices', {}));
  const session = sessions.find(({ current }) => !current);
  const device = devices.find(({ current }) => !current);
  assert(session !== undefined && device !== undefined, 'the owner came in twice');
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
    memberInfoUpdate: () => ({ avatarPicture: avatar }),
    identitySubmit: () => identityOf(paper),
    sessionRevoke: () => ({ id: session.id }),
    deviceForget: () => ({ id: device.id }),
    inboxRead: () => ({ id: message }),
    freePlay: () => ({ random: 'abcdefgh12345678' }),
  };
}

/** Whether the owner's message is still unread. */
export async function isUnread(test: LotteryHouse): Promise<boolean> {
  const { rows } = await test.house.pool.query(
    `select 1 from messages.inbox where merchant_id = $1 and member_id = $2 and read_at is null`,
    [test.merchant.id, castId(test.merchant, 'downline1')],
  );
  return rows.length > 0;
}

const keyed = () => ({ idempotencyKey: randomUUID() });

async function bindCard({ browser }: Person, number: string): Promise<Id<'bank_card'>> {
  const paymentPassword = CAST_PAYMENT_PASSWORD;
  const card = { bank: 'BDO', number, holder: 'Diego Luna', paymentPassword };
  return valueOf(await browser.call('bankCardAdd', card)).id as Id<'bank_card'>;
}

async function picture({ browser }: Person, purpose: 'avatar' | 'identity') {
  const drawn = sharp({ create: { width: 300, height: 300, channels: 3, background: '#8040c0' } });
  const bytes = new Uint8Array(await drawn.png().toBuffer());
  return valueOf(await browser.call('pictureUpload', { purpose, picture: bytes })).id;
}

/** A message of the owner's alone, and its id. */
async function write({ house, merchant }: LotteryHouse): Promise<string> {
  const words = { EN: 'Hello', CN: '你好', ID: 'Halo', TH: 'สวัสดี', VI: 'Xin chào' };
  const member = castId(merchant, 'downline1');
  await putInbox(house.pool, house, { merchant, member, titles: words, bodies: words });
  const { rows } = await house.pool.query<{ message_id: string }>(
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
