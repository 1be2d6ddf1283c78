import { formatAmount } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { readSms } from './sms.ts';

function costs(message: string) {
  const { orders, problems } = readSms(message);
  expect(problems).toEqual([]);
  return orders.map(({ play, numbers, cost }) => [play, numbers.length, formatAmount(cost)]);
}

it('parses stations, numbers, bets and amounts, and computes their cost', () => {
  // Two southern stations × two numbers × head and tail × 1,000.
  expect(costs('2dmn\n01.02dd1\n123.456xc1,5')).toEqual([
    ['DeHeadTail', 2, '8000.0000'],
    ['Cang3HeadTail', 2, '12000.0000'],
  ]);
  // The north: three numbers × 27 prizes × 5,000.
  expect(costs('mb\n39.25.52b5')).toEqual([['Lo2', 3, '405000.0000']]);
  expect(costs('MB 39b5n 12b1tr 77b0,5k')).toEqual([
    ['Lo2', 1, '135000.0000'],
    ['Lo2', 1, '27000000.0000'],
    ['Lo2', 1, '13500.0000'],
  ]);
});

it('accepts several bets on the same numbers, and numbers of three and four digits', () => {
  expect(costs('mn\n01 02 dd1 b2\n123b1\n1234lo1 1234de1')).toEqual([
    ['DeHeadTail', 2, '4000.0000'],
    ['Lo2', 2, '72000.0000'],
    ['Lo3', 1, '17000.0000'],
    ['Lo4', 1, '16000.0000'],
    ['Cang4Special', 1, '1000.0000'],
  ]);
});

it('recognizes sets of numbers by name, with or without diacritics', () => {
  expect(costs('mb\n10/20kéo90b1\ntài đuôi1\ngiáptýb1')).toEqual([
    ['Lo2', 9, '243000.0000'],
    ['DeSpecial', 50, '50000.0000'],
    ['Lo2', 9, '243000.0000'],
  ]);
  expect(costs('mn\ntong5b1\ndan05bokepb1\ncham3.kepbangdd1\ndancach3b1')).toEqual([
    ['Lo2', 10, '180000.0000'],
    ['Lo2', 30, '540000.0000'],
    ['DeHeadTail', 28, '56000.0000'],
    ['Lo2', 34, '612000.0000'],
  ]);
});

it('plays every order of a number after the word đảo', () => {
  expect(costs('mn\n123xcdao1\n112bdao1\n12.21bdao1')).toEqual([
    ['Cang3HeadTail', 6, '12000.0000'],
    ['Lo3', 3, '51000.0000'],
    ['Lo2', 2, '36000.0000'],
  ]);
});

it('plays pairs on one station and across every two stations', () => {
  expect(costs('mn\n01.02.03da1')).toEqual([['Da_MinPairs', 3, '108000.0000']]);
  expect(costs('2dmn\n01.02dx1')).toEqual([['Da_MinPairs', 2, '72000.0000']]);
  expect(costs('3dmn\n01.02dx1')).toEqual([['Da_MinPairs', 2, '216000.0000']]);
  expect(readSms('2dmn\n01.02dx1').orders[0]?.family).toBe('VNS2');
});

it('plays lô on some prizes by the region’s own word', () => {
  expect(costs('mn\n12b7l1\n123b7l1')).toEqual([
    ['Bao7_2', 1, '7000.0000'],
    ['Bao7_3', 1, '6000.0000'],
  ]);
  expect(costs('mb\n12b8l1')).toEqual([['Bao8_2', 1, '8000.0000']]);
});

it('reports the problem of a line and keeps the others', () => {
  const { orders, problems } = readSms(
    [
      '01b1',
      'mn',
      '01b1',
      'xyz',
      '01zz1',
      '01b',
      '01.123b1',
      '12xc1',
      '01.02dx1',
      '01da1',
      '01b999999999tr',
    ].join('\n'),
  );
  expect(orders.map(({ line }) => line)).toEqual([3]);
  expect(problems).toEqual([
    { line: 1, text: '01b1', problem: 'no_stations' },
    { line: 4, text: 'xyz', problem: 'no_numbers' },
    { line: 5, text: 'zz1', problem: 'unknown_bet' },
    { line: 6, text: 'b', problem: 'bad_amount' },
    { line: 7, text: 'b1', problem: 'wrong_digits' },
    { line: 8, text: 'xc1', problem: 'wrong_digits' },
    { line: 9, text: 'dx1', problem: 'not_on_these_stations' },
    { line: 10, text: 'da1', problem: 'not_allowed' },
    { line: 11, text: 'b999999999tr', problem: 'bad_amount' },
  ]);
});
