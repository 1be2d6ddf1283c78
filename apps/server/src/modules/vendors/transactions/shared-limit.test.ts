import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  betOf,
  drawOnSale,
  DRAW_OPENS_MS,
  logInPlayer,
  openCosigner,
  valueOf,
  type Player,
} from '../../../testing/lottery-app.ts';
import { bodyOf, openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let cosigner: Awaited<ReturnType<typeof openCosigner>>;

beforeAll(async () => {
  cosigner = await openCosigner();
  test = await openVendorApp({ environment: cosigner.environment, demo: 'small' });
  await test.runJobs('lottery-schedule');
  await test.turnClock(DRAW_OPENS_MS);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  cosigner.stop();
  await test.close();
});

type Game = 'lottery' | 'vendor';

/** Holds what is booked until all of it has come, and passes it on in one turn: in one batch. */
function bookInOneBatch(order: readonly Game[]): void {
  const book = test.context.ledger.book.bind(test.context.ledger);
  const waiting = new Map<string, () => void>();
  vi.spyOn(test.context.ledger, 'book').mockImplementation((entry, participation) => {
    const game: Game = participation?.participant === 'bets' ? 'lottery' : 'vendor';
    return new Promise((resolve, reject) => {
      waiting.set(game, () => void book(entry, participation).then(resolve, reject));
      if (waiting.size === order.length) for (const each of order) waiting.get(each)?.();
    });
  });
}

/** A bet of 8.0000 at the lottery and one at a vendor, in one batch; what each was answered. */
async function betBoth(player: Player, order: readonly Game[]): Promise<Record<Game, string>> {
  const { issue } = await drawOnSale(test);
  const token = await test.issue(player.member);
  const bets = [betOf({ play: 'FixedPlace', pick: '7||||', unit: '2', multiple: 4 })];
  const user = test.userOf(player.member);
  const body = bodyOf({ user, token, round: randomUUID(), units: 80_000n });
  bookInOneBatch(order);
  const [placed, replied] = await Promise.all([
    player.client.call('placeBets', { issue, bets }),
    test.send('bet', body),
  ]);
  vi.restoreAllMocks();
  return {
    lottery: placed.ok ? 'taken' : placed.refusal.code,
    vendor: String(replied.body['status']),
  };
}

/** Sets a daily limit on stakes. */
async function limitTo(player: Player, most: string): Promise<void> {
  const asked = { kind: 'stake', period: 'day', amount: most } as const;
  valueOf(await player.client.call('protectionLimit', asked));
}

/** The stakes that count against the member's limits. */
async function counted({ member }: Player): Promise<bigint> {
  const [row] = await test.sql<{ sum: string }>(
    `select coalesce(sum(stakes), 0)::text as sum from protection.tally where member_id = $1`,
    [member],
  );
  return BigInt(row?.sum ?? 0);
}

describe('a limit that a lottery bet and a bet at a vendor share', () => {
  it('leaves room for the first of the two that come in one batch', async () => {
    const player = await logInPlayer(test, 'downline1', '1000');
    await limitTo(player, '10.0000');
    const answers = await betBoth(player, ['lottery', 'vendor']);
    expect(answers).toEqual({ lottery: 'taken', vendor: 'RS_ERROR_LIMIT_REACHED' });
    expect(await counted(player)).toBe(80_000n);
  });

  it('holds when the bet at the vendor comes first', async () => {
    const player = await logInPlayer(test, 'downline2', '1000');
    await limitTo(player, '10.0000');
    const answers = await betBoth(player, ['vendor', 'lottery']);
    expect(answers).toEqual({ lottery: 'protection.stake_limit', vendor: 'RS_OK' });
    expect(await counted(player)).toBe(80_000n);
  });

  it('counts both where both fit', async () => {
    const player = await logInPlayer(test, 'player1', '1000');
    await limitTo(player, '20.0000');
    const answers = await betBoth(player, ['lottery', 'vendor']);
    expect(answers).toEqual({ lottery: 'taken', vendor: 'RS_OK' });
    expect(await counted(player)).toBe(160_000n);
    const third = await betBoth(player, ['lottery', 'vendor']);
    expect(Object.values(third)).not.toContain('taken');
    expect(Object.values(third)).not.toContain('RS_OK');
  });
});
