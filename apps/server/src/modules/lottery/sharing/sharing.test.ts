import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519, type ProofFile } from '@fairhouse/rules/fair';
import { offerClosesAt } from '@fairhouse/rules/lottery';
import { assert, formatAmount } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chaseAccount, currencyOf } from '../../../accounts.ts';
import { agree } from '../../../testing/agree.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { auditBets } from '../audits/index.ts';
import { NODE_HASHES } from '../hashing/index.ts';

/** A test knows the database's clock only to some milliseconds. */
const MARGIN_MS = 500;

let app: LotteryApp;
let ann: Player;
let bob: Player;
let cid: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  ann = await logInPlayer(app, 'player1', '1000');
  bob = await logInPlayer(app, 'downline1', '1000');
  cid = await logInPlayer(app, 'downline2', '1000');
});
afterAll(() => app.close());
// Offers of earlier tests end, and what they won is paid, before a test counts money.
beforeEach(async () => {
  await freshDraw(app);
  await app.runJobs('lottery-offers');
  const { drawAt } = await freshDraw(app);
  await turnTo(app, drawAt - 1);
  await runLottery(app);
  // A session has a reality check to answer after an hour of turned clock.
  ann = await logInPlayer(app, 'player1', '0');
  bob = await logInPlayer(app, 'downline1', '0');
  cid = await logInPlayer(app, 'downline2', '0');
});
// Whatever a test did, the books agree with the shares.
afterEach(async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const findings = await auditBets(client);
  await client.end();
  assert(findings.length === 0, JSON.stringify(findings));
});

/** An order of a hundred in ten shares of ten, which returns 97.80 with any numbers. */
const terms = (issue: string, change: object = {}) => ({
  issue,
  bets: sureBets(),
  shares: 10,
  ownShares: 2,
  guarantee: 0,
  commission: 5,
  secrecy: 'sharers' as const,
  ...change,
});

async function heldBy({ member }: Player): Promise<string> {
  const { context, merchant } = app;
  const address = chaseAccount('real', member);
  const currency = currencyOf(merchant.currency);
  return formatAmount(await context.ledger.balance(merchant.id, currency, address));
}

async function moneyOf(player: Player): Promise<number> {
  return Number(await balanceOf(app, player.member)) + Number(await heldBy(player));
}

async function opened(change: object = {}, gameCode = 'SSC1') {
  const draw = await freshDraw(app, gameCode);
  // Offers of earlier tests have closed with their draws.
  await app.runJobs('lottery-offers');
  const { offer } = valueOf(await ann.client.call('createOffer', terms(draw.issue, change)));
  return { draw, id: offer.id, offer };
}

const buy = (player: Player, id: string, shares: number, once = {}) =>
  player.client.call('buyShares', { id: id as never, shares }, once);

const read = async (player: Player, id: string) =>
  valueOf(await player.client.call('readOffer', { id: id as never }));

async function closeOffer(draw: { readonly opensAt: number; readonly closesAt: number }) {
  await turnTo(app, offerClosesAt(draw) + MARGIN_MS);
  await app.runJobs('lottery-offers');
}

async function settle(draw: { readonly drawAt: number; readonly issue: string }) {
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await app.runJobs('lottery-settle');
}

async function proofOf(issue: string): Promise<ProofFile> {
  const proof = valueOf(await app.client().call('drawProof', { issue }));
  return JSON.parse(JSON.stringify(proof)) as ProofFile;
}

const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };

describe('a group buy', () => {
  test('sets money aside, is placed full, and pays every share its part', async () => {
    const before = await Promise.all([ann, bob, cid].map(moneyOf));
    const { draw, id, offer } = await opened();
    expect(offer).toMatchObject({ state: 'OPEN', sold: 2, sharePrice: '10.0000', isOwn: true });
    expect(await heldBy(ann)).toBe('20.0000');
    expect(valueOf(await buy(bob, id, 5)).offer).toMatchObject({ sold: 7, mine: { shares: 5 } });
    valueOf(await buy(cid, id, 3));
    expect([await heldBy(bob), await heldBy(cid)]).toEqual(['50.0000', '30.0000']);
    const { list } = valueOf(await app.client().call('openOffers', {}));
    const open = list.find((each) => each.id === id);
    expect(open).toMatchObject({ sold: 10, shares: 10, isOwn: false });
    expect(open?.initiator).toMatch(/\*\*\*/);
    await closeOffer(draw);
    expect((await read(bob, id)).offer.state).toBe('PLACED');
    expect([await heldBy(ann), await heldBy(bob), await heldBy(cid)]).toEqual([
      '0.0000',
      '0.0000',
      '0.0000',
    ]);
    await settle(draw);
    // 97.80 of 100 is no profit: no commission; by shares 19.56, 48.90 and 29.34.
    const after = await Promise.all([ann, bob, cid].map(moneyOf));
    expect(after.map((each, at) => (each - (before[at] ?? 0)).toFixed(4))).toEqual([
      '-0.4400',
      '-1.1000',
      '-0.6600',
    ]);
    const settled = await read(bob, id);
    expect(settled).toMatchObject({ paid: '97.8000', commissionPaid: '0.0000' });
    expect(settled.offer.mine).toMatchObject({ stake: '50.0000', prize: '48.9000' });
    expect(settled.sharers.map(({ paid }) => paid)).toEqual(['19.5600', '48.9000', '29.3400']);
    expect(valueOf(await cid.client.call('myOffers', {})).list[0]?.id).toBe(id);

    const proof = await proofOf(draw.issue);
    const { verdict, checks } = verifyProofFile(proof, ports);
    expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(verdict).toBe('verified');
    expect(proof.offers?.[0]?.owners.map(({ paid }) => paid)).toEqual([
      '195600',
      '489000',
      '293400',
    ]);
    // A sharer verifies the share by the receipt that the site saves; another owner's fails.
    const [receipt] = settled.receipts;
    expect(receipt?.share).toMatchObject({ no: 2, shares: 5 });
    const mine = JSON.parse(JSON.stringify(receipt)) as never;
    expect(verifyProofFile(proof, ports, { receipt: mine }).verdict).toBe('verified');
    const other = { ...(mine as object), share: { ...receipt?.share, shares: 6 } } as never;
    expect(verifyProofFile(proof, ports, { receipt: other }).verdict).toBe('failed');
    const changed = { ...proof, offers: undefined };
    expect(verifyProofFile(JSON.parse(JSON.stringify(changed)), ports).verdict).toBe('failed');
  });

  test('that is not full at its close gives every share its money back', async () => {
    const before = await Promise.all([ann, bob].map((each) => balanceOf(app, each.member)));
    const { draw, id } = await opened({ guarantee: 3 });
    expect(await heldBy(ann)).toBe('50.0000');
    valueOf(await buy(bob, id, 4));
    await closeOffer(draw);
    const ended = await read(bob, id);
    expect(ended.offer).toMatchObject({ state: 'RETURNED', reason: 'not_full' });
    const after = await Promise.all([ann, bob].map((each) => balanceOf(app, each.member)));
    expect(after).toEqual(before);
    await settle(draw);
    expect((await proofOf(draw.issue)).offers).toBeUndefined();
    expect(await Promise.all([ann, bob].map((each) => balanceOf(app, each.member)))).toEqual(
      before,
    );
  });

  test('is filled by the guarantee, of which what is not needed comes back', async () => {
    const { draw, id } = await opened({ guarantee: 6 });
    expect(await heldBy(ann)).toBe('80.0000');
    const before = Number(await balanceOf(app, ann.member));
    valueOf(await buy(bob, id, 5));
    await closeOffer(draw);
    const placed = await read(ann, id);
    expect(placed.offer).toMatchObject({ state: 'PLACED', mine: { shares: 5, stake: '50.0000' } });
    expect(placed.sharers.map(({ kind, shares }) => [kind, shares])).toEqual([
      ['own', 2],
      ['guarantee', 3],
      ['bought', 5],
    ]);
    expect(await heldBy(ann)).toBe('0.0000');
    expect(Number(await balanceOf(app, ann.member)) - before).toBeCloseTo(30, 4);
    await settle(draw);
    expect(verifyProofFile(await proofOf(draw.issue), ports).verdict).toBe('verified');
  });

  test('pays the commission on the profit to the initiator', async () => {
    const draw = await freshDraw(app);
    // Five of ten digits: the draw may win or not, and the commission follows.
    const bets = [betOf({ play: 'FixedPlace', pick: '||||01234' })];
    const ask = { ...terms(draw.issue), bets, commission: 10, ownShares: 1 };
    const { offer } = valueOf(await ann.client.call('createOffer', ask));
    valueOf(await buy(bob, offer.id, 9));
    await closeOffer(draw);
    await settle(draw);
    const { paid, commissionPaid, sharers } = await read(bob, offer.id);
    const [payout, price] = [Number(paid), 10];
    const expected = Math.max(0, (payout - price) / 10);
    expect(Math.abs(Number(commissionPaid) - expected)).toBeLessThan(0.0001);
    const parts = sharers.map((each) => Number(each.paid));
    expect(parts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(payout, 4);
  });

  test('of a void draw refunds every share', async () => {
    const before = await Promise.all([ann, bob, cid].map(moneyOf));
    const { draw, id } = await opened({ guarantee: 8 });
    valueOf(await buy(bob, id, 3));
    valueOf(await buy(cid, id, 1));
    await closeOffer(draw);
    app.stopCosigner();
    await turnTo(app, draw.drawAt + 11 * 60_000);
    await runLottery(app);
    await app.runJobs('lottery-settle');
    await app.restartCosigner();
    const { offer } = await read(bob, id);
    expect(offer).toMatchObject({ drawState: 'VOID', mine: { refunded: '30.0000' } });
    expect(await Promise.all([ann, bob, cid].map(moneyOf))).toEqual(before);
  });

  test('can be cancelled by its initiator while nobody else has a share', async () => {
    const before = await balanceOf(app, ann.member);
    const { id } = await opened({ guarantee: 5 });
    const strange = await bob.client.call('cancelOffer', { id });
    expect(strange).toMatchObject({ ok: false, refusal: { code: 'offer.unknown' } });
    valueOf(await ann.client.call('cancelOffer', { id }));
    await app.runJobs('lottery-offers');
    expect((await read(ann, id)).offer).toMatchObject({ state: 'RETURNED', reason: 'cancelled' });
    expect(await balanceOf(app, ann.member)).toBe(before);
    expect(await buy(bob, id, 1)).toMatchObject({ refusal: { code: 'offer.closed' } });
    const next = await opened();
    valueOf(await buy(bob, next.id, 1));
    expect(await ann.client.call('cancelOffer', { id: next.id })).toMatchObject({
      refusal: { code: 'offer.has_sharers' },
    });
  });

  test.each([
    ['open', [true, true, true], [true, true, true]],
    ['sharers', [true, true, false], [true, true, false]],
    ['close', [true, false, false], [true, true, false]],
  ] as const)('whose picks are %s shows them to whom it says', async (secrecy, open, closed) => {
    const { draw, id } = await opened({ secrecy, guarantee: 8 });
    valueOf(await buy(bob, id, 1));
    const seen = async () => {
      const all = await Promise.all([ann, bob, cid].map((each) => read(each, id)));
      return all.map(({ bets }) => bets !== undefined);
    };
    expect(await seen()).toEqual(open);
    expect((await read(ann, id)).bets?.[0]).toMatchObject({ play: 'FixedPlace', multiple: 1 });
    await closeOffer(draw);
    expect(await seen()).toEqual(closed);
    await settle(draw);
    expect(await seen()).toEqual([true, true, true]);
  });
});

describe('an offer is refused', () => {
  test.each([
    ['shares that do not divide the price', { shares: 3 }, 'offer.not_divisible'],
    ['one share', { shares: 1, ownShares: 1 }, 'offer.shares_out_of_bounds'],
    ['too many shares', { shares: 1000 }, 'offer.shares_out_of_bounds'],
    ['an own part below a twentieth', { shares: 100, ownShares: 4 }, 'offer.own_part_too_small'],
    ['nothing for others', { ownShares: 10 }, 'offer.nothing_left'],
    ['a guarantee beyond the rest', { guarantee: 9 }, 'offer.nothing_left'],
    ['too high a commission', { commission: 11 }, 'offer.commission_too_high'],
  ])('with %s, and holds nothing', async (_, change, code) => {
    const draw = await freshDraw(app);
    const held = await heldBy(ann);
    const answer = await ann.client.call('createOffer', terms(draw.issue, change));
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
    expect(await heldBy(ann)).toBe(held);
  });

  test('without money, with a wrong price, and when it would close at once', async () => {
    const draw = await freshDraw(app);
    const much = Array.from({ length: 2 }, () => {
      return betOf({ play: 'FixedPlace', pick: '0123456789||||', multiple: 500 });
    });
    expect(
      await ann.client.call('createOffer', terms(draw.issue, { bets: much, ownShares: 9 })),
    ).toMatchObject({ ok: false });
    const [first, second] = sureBets();
    const cheap = [{ ...first, stake: '1.0000' }, second] as never;
    expect(await ann.client.call('createOffer', terms(draw.issue, { bets: cheap }))).toMatchObject({
      refusal: { code: 'bet.stake_mismatch' },
    });
    await turnTo(app, offerClosesAt(draw));
    expect(await ann.client.call('createOffer', terms(draw.issue))).toMatchObject({
      refusal: { code: 'offer.too_late' },
    });
  });
});

describe('a share', () => {
  test('is bought once by a repeated request', async () => {
    const { id } = await opened();
    const once = { idempotencyKey: randomUUID() };
    const held = Number(await heldBy(bob));
    const answers = await Promise.all([1, 2, 3].map(() => buy(bob, id, 2, once)));
    for (const answer of answers) expect(valueOf(answer).offer.sold).toBe(4);
    expect(Number(await heldBy(bob)) - held).toBeCloseTo(20, 4);
  });

  test('that is the last is sold once, however many race for it', async () => {
    const { id } = await opened();
    valueOf(await buy(cid, id, 7));
    const held = Number(await heldBy(bob));
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(bob, id, 1)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = answers.flatMap((each) => (each.ok ? [] : [each.refusal.code]));
    expect(new Set(codes)).toEqual(new Set(['offer.closed']));
    expect(Number(await heldBy(bob)) - held).toBeCloseTo(10, 4);
    expect((await read(bob, id)).offer.sold).toBe(10);
  });

  test('beyond those that are left is refused, with their number', async () => {
    const { id } = await opened();
    expect(await buy(bob, id, 9)).toMatchObject({
      refusal: { code: 'offer.shares_left', value: { left: 8 } },
    });
  });

  test('is refused after the close, also before the job has come to it', async () => {
    const { draw, id } = await opened();
    await turnTo(app, offerClosesAt(draw) + MARGIN_MS);
    expect(await buy(bob, id, 1)).toMatchObject({ refusal: { code: 'offer.closed' } });
  });

  test('bought beside the close either counts or is refused, and no money is lost', async () => {
    const before = await moneyOf(bob);
    const { draw, id } = await opened({ guarantee: 8 });
    await turnTo(app, offerClosesAt(draw) - 3);
    const race = [1, 2, 3, 4].map(() => buy(bob, id, 1));
    await turnTo(app, offerClosesAt(draw) + MARGIN_MS);
    const [answers] = await Promise.all([Promise.all(race), app.runJobs('lottery-offers')]);
    await app.runJobs('lottery-offers');
    const bought = answers.filter(({ ok }) => ok).length;
    const { offer, sharers } = await read(bob, id);
    expect(offer).toMatchObject({ state: 'PLACED', sold: 2 + bought });
    expect(sharers.filter(({ isOwn }) => isOwn)).toHaveLength(bought);
    expect(before - (await moneyOf(bob))).toBeCloseTo(bought * 10, 4);
  });

  test('bought beside a cancellation leaves one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await moneyOf(bob);
      const { id } = await opened();
      const [bought, cancelled] = await Promise.all([
        buy(bob, id, 1),
        ann.client.call('cancelOffer', { id }),
      ]);
      expect([bought.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
      await app.runJobs('lottery-offers');
      expect((await read(bob, id)).offer.state).toBe(bought.ok ? 'OPEN' : 'RETURNED');
      expect(await moneyOf(bob)).toBeCloseTo(before, 4);
    }
  });

  test('counts at once as its member’s stake, and no longer once it is given back', async () => {
    const { id, draw } = await opened();
    const limit = { kind: 'stake', period: 'day', amount: '25' } as const;
    const dan = await logInPlayer(app, 'upline', '1000');
    valueOf(await dan.client.call('protectionLimit', limit));
    valueOf(await buy(dan, id, 2));
    expect(await buy(dan, id, 1)).toMatchObject({ refusal: { code: 'protection.stake_limit' } });
    const bets = [betOf({ play: 'FixedPlace', pick: '7||||', multiple: 5 })];
    const bet = () => dan.client.call('placeBets', { issue: draw.issue, bets });
    expect(await bet()).toMatchObject({ refusal: { code: 'protection.stake_limit' } });
    await closeOffer(draw);
    expect((await read(dan, id)).offer.state).toBe('RETURNED');
    valueOf(await bet());
  });

  test('of a member who is frozen or on a break stays a stake; a new one is refused', async () => {
    const { id, draw } = await opened({ guarantee: 4 });
    const dan = await logInPlayer(app, 'upline', '1000');
    valueOf(await bob.client.call('buyShares', { id, shares: 3 }));
    const before = await moneyOf(bob);
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const target = { id: bob.member, reason: 'asked for by the member' };
    valueOf(await backoffice.call('memberFreeze', { ...target, level: 3 }));
    bob = await logInPlayer(app, 'downline1', '0');
    expect(await buy(bob, id, 1)).toMatchObject({ refusal: { code: 'member.frozen' } });
    valueOf(await buy(dan, id, 1));
    valueOf(await dan.client.call('protectionBreak', { length: '7d' }));
    expect(await buy(dan, id, 1)).toMatchObject({ refusal: { code: 'protection.timeout' } });
    await closeOffer(draw);
    expect((await read(ann, id)).offer.state).toBe('PLACED');
    await settle(draw);
    expect((await moneyOf(bob)) - before).toBeCloseTo(29.34 - 30, 4);
    await agree(app, await backoffice.call('memberUnfreeze', target));
    bob = await logInPlayer(app, 'downline1', '0');
  });
});

describe('play money', () => {
  test('never meets real money: neither sees the other’s offers', async () => {
    const guest = valueOf(await app.client().call('freePlay', { random: '0123456789abcdef' }));
    const trial = app.client({ token: guest.token });
    const real = await opened();
    const answer = await trial.call('buyShares', { id: real.id, shares: 1 });
    expect(answer).toMatchObject({ refusal: { code: 'offer.unknown' } });
    expect(await trial.call('readOffer', { id: real.id })).toMatchObject({ ok: false });
    const asked = terms(real.draw.issue);
    const { offer } = valueOf(await trial.call('createOffer', asked));
    expect(await buy(bob, offer.id, 1)).toMatchObject({ refusal: { code: 'offer.unknown' } });
    const ids = async (client: typeof trial) =>
      valueOf(await client.call('openOffers', {})).list.map(({ id }) => id);
    expect(await ids(trial)).toEqual([offer.id]);
    expect(await ids(bob.client)).not.toContain(offer.id);
  });
});

/** Runs a job while the ledger fails around the entry that is booked as the `nth`. */
async function crash(nth: number, when: 'before' | 'after'): Promise<void> {
  const { ledger } = app.context as { ledger: typeof app.context.ledger };
  const book = ledger.book.bind(ledger);
  let count = 0;
  ledger.book = async (...args) => {
    count += 1;
    const isLast = count === nth;
    if (isLast && when === 'before') throw new Error('killed before');
    const outcome = await book(...args);
    if (isLast) throw new Error('killed after');
    return outcome;
  };
  try {
    await app.runJobs('lottery-offers').catch(() => undefined);
  } finally {
    ledger.book = book;
  }
}

describe('a process that is killed at the close of an offer', () => {
  test.each([
    ['before the order', 1, 'before'],
    ['after the order', 1, 'after'],
    ['before the rest of the guarantee comes back', 2, 'before'],
    ['after the rest of the guarantee came back', 2, 'after'],
  ] as const)('leaves an offer that is placed once: %s', async (_, nth, when) => {
    const before = await Promise.all([ann, bob].map(moneyOf));
    const { draw, id } = await opened({ guarantee: 5 });
    valueOf(await buy(bob, id, 6));
    await turnTo(app, offerClosesAt(draw) + MARGIN_MS);
    await crash(nth, when);
    expect((await read(ann, id)).offer.state).toBe('FILLED');
    await Promise.all([app.runJobs('lottery-offers'), app.runJobs('lottery-offers')]);
    expect((await read(ann, id)).offer.state).toBe('PLACED');
    const after = await Promise.all([ann, bob].map(moneyOf));
    expect(after.map((each, at) => (before[at] ?? 0) - each)).toEqual([40, 60]);
  });

  test.each([
    ['before the first refund', 1, 'before'],
    ['after the first refund', 1, 'after'],
    ['after the second refund', 2, 'after'],
  ] as const)('leaves an offer that is returned once: %s', async (_, nth, when) => {
    const before = await Promise.all([ann, bob].map(moneyOf));
    const { draw, id } = await opened({ guarantee: 1 });
    valueOf(await buy(bob, id, 3));
    await turnTo(app, offerClosesAt(draw) + MARGIN_MS);
    await crash(nth, when);
    expect((await read(ann, id)).offer.state).toBe('RETURNING');
    await app.runJobs('lottery-offers');
    expect((await read(ann, id)).offer.state).toBe('RETURNED');
    expect(await Promise.all([ann, bob].map(moneyOf))).toEqual(before);
    expect(await Promise.all([ann, bob].map(heldBy))).toEqual(['0.0000', '0.0000']);
  });

  test('and restarted after the close of the draw gives all money back', async () => {
    const before = await Promise.all([ann, bob].map(moneyOf));
    const { draw, id } = await opened();
    valueOf(await buy(bob, id, 8));
    await turnTo(app, draw.closesAt);
    await Promise.all([app.runJobs('lottery-close'), app.runJobs('lottery-offers')]);
    await app.runJobs('lottery-offers');
    expect((await read(bob, id)).offer).toMatchObject({ state: 'RETURNED', reason: 'refused' });
    expect(await Promise.all([ann, bob].map(moneyOf))).toEqual(before);
  });
});
