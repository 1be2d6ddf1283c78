// The sum of the lines on a page. Amounts are decimal strings with four decimals.
import { formatAmount, type Amount } from '@fairhouse/values';
import type { Statements } from './TeamStatements.tsx';

export type LineMoney = Statements['total'];

const UNITS = 10_000n;

function unitsOf(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole) * UNITS + BigInt(part.padEnd(4, '0').slice(0, 4));
  return text.startsWith('-') ? -units : units;
}

/** Every figure of some lines, added up exactly. */
export function sumOfLines(lines: readonly LineMoney[]): LineMoney {
  const names = [
    'deposit',
    'withdrawal',
    'bet',
    'validBet',
    'payout',
    'rebate',
    'activity',
    'salary',
    'dividend',
    'memberResult',
    'netResult',
  ] as const satisfies readonly (keyof LineMoney)[];
  const sum = (name: keyof LineMoney): string =>
    formatAmount(lines.reduce((total, line) => total + unitsOf(line[name]), 0n) as Amount);
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as unknown as LineMoney;
}
