// From which amount on a win is shown to operators.
import { amount, type Amount } from '@fairhouse/values';

/**
 * About a thousand US dollars in each currency, in its units: a win that a member notices and an
 * operator wants to have seen before it is withdrawn. Currencies differ by a factor of thousands,
 * so that one figure for all of them would show every win in one, and none in another.
 */
const BIG_WINS: Readonly<Record<string, bigint>> = {
  USD: 1_000n,
  USDT: 1_000n,
  EUR: 1_000n,
  MYR: 4_500n,
  CNY: 7_000n,
  HKD: 8_000n,
  TWD: 30_000n,
  THB: 35_000n,
  PHP: 50_000n,
  INR: 80_000n,
  JPY: 150_000n,
  KRW: 1_400_000n,
  IDR: 15_000_000n,
  VND: 25_000_000n,
};

/** Of a currency that is not listed: the figure of the US dollar. */
const OTHERS = 1_000n;

/** The least amount of a big win in a currency. */
export function bigWinFrom(currency: string): Amount {
  return amount((BIG_WINS[currency] ?? OTHERS) * 10_000n);
}
