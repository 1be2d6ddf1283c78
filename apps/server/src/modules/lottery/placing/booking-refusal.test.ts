import { player } from '@fairhouse/calls/player';
import { Bug, instant } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Lottery, Timetable } from '../catalogue/index.ts';
import type { BetRefusal } from './bet-refusal.ts';
import { bookingRefusal } from './booking-refusal.ts';

const now = instant(1_795_190_400_000);
const zone = 'Asia/Manila';
const timetable: Timetable = {
  lottery: 'SSC1',
  schedule: { kind: 'interval', seconds: 60 },
  closeLeadSeconds: 5,
  zone,
};

// The parts of a call and of a lottery that a refusal shows.
const call = { now, merchant: { zone, cutHour: 0 } } as CallContext;
const lottery = { timetable } as Lottery;

const limit = { period: 'day', most: 5_000_000n, left: 10_000n, end: now } as const;
const details = { remaining: '2.0000', item: 'Place:7', scope: 'member' };

const CODES: readonly (readonly [BetRefusal, string, object?])[] = [
  [{ kind: 'draw_closed' }, 'bet.draw_closed'],
  [{ kind: 'draw_limit', left: 20_000n }, 'bet.draw_limit', { remaining: '2.0000' }],
  [
    { kind: 'number_limit', left: 20_000n, scope: 'member', item: 'Place:7' },
    'bet.number_limit',
    details,
  ],
  [
    { kind: 'number_stake', left: 20_000n, scope: 'member', item: 'Place:7' },
    'bet.number_stake_limit',
    details,
  ],
  [
    { kind: 'item_maximum', left: 20_000n, item: 'Place:7' },
    'bet.item_maximum',
    { max: '2.0000', item: 'Place:7' },
  ],
  [
    { kind: 'pair_limit', left: 20_000n, opposite: 'Size:S', item: 'Size:B' },
    'bet.pair_limit',
    { remaining: '2.0000', item: 'Size:B', opposite: 'Size:S' },
  ],
  [{ kind: 'insufficient_funds' }, 'bet.no_funds'],
  [{ kind: 'balance_too_large' }, 'bet.no_funds'],
  [{ kind: 'protected', by: { kind: 'timeout', until: now } }, 'protection.timeout'],
  [{ kind: 'protected', by: { kind: 'exclusion', until: now } }, 'protection.excluded'],
  [
    { kind: 'protected', by: { kind: 'stake', ...limit } },
    'protection.stake_limit',
    { limit: '500.0000', left: '1.0000', until: { at: limit.end, zone } },
  ],
  [{ kind: 'protected', by: { kind: 'loss', ...limit } }, 'protection.loss_limit'],
  [{ kind: 'protected', by: { kind: 'session', ...limit } }, 'protection.session_limit'],
];

const CASES = CODES.map(([refusal, code, params]) => ({ refusal, code, params }));

describe('the refusal of a call', () => {
  test.each(CASES)('is declared by the calls that book: $code', ({ refusal, code, params }) => {
    const answer = bookingRefusal(call, lottery, refusal);
    expect(answer).toMatchObject({ ok: false, problem: { code } });
    if (params !== undefined) expect(answer).toMatchObject({ problem: { params } });
    expect(player.placeBets.refusals).toContain(code);
    expect(player.createChase.refusals).toContain(code);
  });

  test.each(['already_cancelled', 'cancel_too_late', 'hold_ended'] as const)(
    'is a bug for an order that is refused as no order is: %s',
    (kind) => {
      expect(() => bookingRefusal(call, lottery, { kind })).toThrow(Bug);
    },
  );
});
