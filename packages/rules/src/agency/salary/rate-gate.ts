// The gates of real-time salary: a high rate needs turnover of the last 5 and 15 days and active
// members (agency.md 2.4).
import { rate, type Amount, type Rate } from '@fairhouse/values';
import { missingFor, isReached, type Missing } from '../contracts/choose-tier.ts';
import type { RollingTurnover } from '../contracts/tier.ts';
import { ZERO } from '@fairhouse/values';

export interface RateGate extends RollingTurnover {
  /** It holds from this rate up to the next gate. */
  readonly rate: Rate;
  readonly active: number;
}

/** Rolling figures of a team; evaluated once per business day. */
export interface GateFigures extends RollingTurnover {
  readonly active: number;
}

export interface GatedRate {
  /** The rate that is paid. */
  readonly rate: Rate;
  readonly isCapped: boolean;
  /** The gate of the contract's rate that was missed, with what was missing. */
  readonly missed: { readonly gate: RateGate; readonly missing: Missing } | undefined;
}

/**
 * The rate of a contract, or, where its gate is missed, the highest multiple of `step` whose gate
 * is met.
 */
export function gateRate(
  wanted: Rate,
  gates: readonly RateGate[],
  figures: GateFigures,
  step: Rate,
): GatedRate {
  let paid: bigint = wanted;
  let missed: GatedRate['missed'];
  for (;;) {
    const gate = findGate(paid, gates);
    const missing = gate && missingOf(gate, figures);
    if (!gate || !missing || isReached(missing)) break;
    missed ??= { gate, missing };
    // The highest multiple of the step below the gate.
    paid = gate.rate === 0n ? 0n : ((gate.rate - 1n) / step) * step;
    if (paid === 0n) break;
  }
  return { rate: rate(paid), isCapped: paid < wanted, missed };
}

/** The gate with the highest rate that is not above a rate. */
function findGate(wanted: bigint, gates: readonly RateGate[]): RateGate | undefined {
  let found: RateGate | undefined;
  for (const gate of gates) {
    if (gate.rate <= wanted && (found === undefined || gate.rate > found.rate)) found = gate;
  }
  return found;
}

function missingOf(gate: RateGate, figures: GateFigures): Missing {
  const none: Amount = ZERO;
  const tier = { minTurnover: none, minLoss: none, minActive: gate.active, minDeposit: none };
  const pay = { kind: 'rate', rate: gate.rate } as const;
  const known = { turnover: none, loss: none, active: figures.active, deposit: none };
  return missingFor({ ...tier, pay, rolling: gate }, { ...known, rolling: figures });
}
