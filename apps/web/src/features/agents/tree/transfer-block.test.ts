import { expect, it } from 'vitest';
import { mostTransferable } from './most-transferable.ts';
import { transferBlock } from './transfer-block.ts';

const free = {
  up: { username: 'upline', accepts: true },
  frozen: false,
  lockedUntil: null,
  hasPaymentPassword: true,
  needsFactor: true,
  hasFactor: false,
  countLeft: 3,
  turnoverLeft: '0.0000',
  contractOutstanding: '0.0000',
  balance: '900.0000',
  min: '10.0000',
  max: '5000.0000',
  dayLeft: '900.0000',
  monthLeft: '900.0000',
};

it('names the first thing in the way, in the order of the server', () => {
  expect(transferBlock(free, 'UP')).toBeUndefined();
  expect(transferBlock(free, 'DOWN')).toBe('factor');
  expect(transferBlock({ ...free, hasFactor: true }, 'DOWN')).toBeUndefined();
  expect(transferBlock({ ...free, up: null }, 'UP')).toBe('declined');
  expect(transferBlock({ ...free, frozen: true, countLeft: 0 }, 'UP')).toBe('frozen');
  expect(transferBlock({ ...free, lockedUntil: 1 }, 'UP')).toBe('locked');
  expect(transferBlock({ ...free, hasPaymentPassword: false }, 'UP')).toBe('password');
  expect(transferBlock({ ...free, countLeft: 0 }, 'UP')).toBe('count');
  expect(transferBlock({ ...free, turnoverLeft: '0.0001' }, 'UP')).toBe('turnover');
  expect(transferBlock({ ...free, contractOutstanding: '1.0000' }, 'UP')).toBe('contract');
  expect(transferBlock({ ...free, balance: '9.9999' }, 'UP')).toBe('low');
});

it('offers the least of balance and limits', () => {
  const limits = { balance: '900.5000', max: '5000.0000', dayLeft: '950.0000', monthLeft: '1000' };
  expect(mostTransferable(limits)).toBe('900.5000');
  expect(mostTransferable({ ...limits, dayLeft: '0.0000' })).toBe('0.0000');
});
