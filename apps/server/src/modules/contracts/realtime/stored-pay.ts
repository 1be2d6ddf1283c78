// The rates of a day as they are stored.
import { wirePercent } from '@fairhouse/calls/player';
import type { TierPay } from '@fairhouse/rules/agency';
import * as z from 'zod';

const PAY = z.union([
  z.object({ ratePct: wirePercent }),
  z.object({ winRatePct: wirePercent, lossRatePct: wirePercent }),
]);

/** The rates as JSON; an amount per bet does not exist. */
export function storePay(pay: TierPay): unknown {
  if (pay.kind === 'split') {
    return z.encode(PAY, { winRatePct: pay.winRate, lossRatePct: pay.lossRate });
  }
  return z.encode(PAY, { ratePct: pay.kind === 'rate' ? pay.rate : (0n as never) });
}

export function readPay(stored: unknown): TierPay {
  const pay = z.parse(PAY, stored);
  return 'ratePct' in pay
    ? { kind: 'rate', rate: pay.ratePct }
    : { kind: 'split', winRate: pay.winRatePct, lossRate: pay.lossRatePct };
}
