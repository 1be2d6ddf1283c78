// Whether the figures that an offer is paid by are those of the upline's own contract: only then
// does a comparison of their tiers say who gets more (agency.md 2.8).
import type { ContractTerms, DividendTerms, SellingDays } from '../contracts/contract.ts';

export type DifferingField =
  | 'kind'
  | 'basis'
  | 'period'
  | 'categories'
  | 'activeMinBet'
  | 'carryMode'
  | 'tierMetric'
  | 'streak'
  | 'rateCap'
  | 'sellingDays'
  | 'periodCap'
  | 'roundUnit'
  | 'stopLimit'
  | 'minCoverage';

/**
 * The first field by which a downline could be paid more than its upline although its tiers pass:
 * another basis or period, games that the upline has none of, members that count with less, losses
 * that carry less, a streak of its own, a higher cap, fewer selling days, or narrower bets.
 */
export function findBaseDifference(
  own: ContractTerms,
  offered: ContractTerms,
): DifferingField | undefined {
  if (own.kind !== offered.kind) return 'kind';
  if (own.basis !== offered.basis) return 'basis';
  if (own.period !== offered.period) return 'period';
  const counts = new Set(own.categories);
  if (!offered.categories.every((each) => counts.has(each))) return 'categories';
  if (offered.activeMinBet < own.activeMinBet) return 'activeMinBet';
  if (isHigher(own.periodCap, offered.periodCap)) return 'periodCap';
  if (own.kind === 'dividend' && offered.kind === 'dividend') {
    return findDividendDifference(own, offered);
  }
  if (own.kind === 'daily_salary' && offered.kind === 'daily_salary') {
    // A unit that is a multiple of the upline's never counts more than the upline's does.
    const [unit = 1n, asked = 1n] = [own.roundUnit, offered.roundUnit];
    return asked % unit === 0n ? undefined : 'roundUnit';
  }
  if (own.kind === 'hour_salary' && offered.kind === 'hour_salary') {
    const [least = 0n, asked = 0n] = [own.minCoverage, offered.minCoverage];
    return asked < least ? 'minCoverage' : undefined;
  }
  if (own.kind === 'realtime_salary' && offered.kind === 'realtime_salary') {
    return isHigher(own.stopLimit, offered.stopLimit) ? 'stopLimit' : undefined;
  }
  return undefined;
}

function findDividendDifference(
  own: DividendTerms,
  offered: DividendTerms,
): DifferingField | undefined {
  if (own.carryMode !== offered.carryMode) return 'carryMode';
  if (own.tierMetric !== offered.tierMetric) return 'tierMetric';
  if ((offered.streak ?? []).length > 0) return 'streak';
  if (own.rateCap !== undefined && highestRate(offered) > own.rateCap) return 'rateCap';
  return areHarder(offered.sellingDays, own.sellingDays) ? undefined : 'sellingDays';
}

/** The highest rate that a dividend without a streak can have. */
function highestRate({ tiers, rateCap }: DividendTerms): bigint {
  const rates = tiers.map(({ pay }) => (pay.kind === 'rate' ? pay.rate : 0n));
  const highest = rates.reduce((most, each) => (each > most ? each : most), 0n);
  return rateCap !== undefined && rateCap < highest ? rateCap : highest;
}

/** Whether selling days ask at least for what others ask for. */
const areHarder = (days: SellingDays | undefined, others: SellingDays | undefined): boolean =>
  others === undefined ||
  (days !== undefined &&
    days.minPerDay >= others.minPerDay &&
    days.requiredDays >= others.requiredDays);

const isHigher = (own: bigint | undefined, offered: bigint | undefined): boolean =>
  own !== undefined && (offered === undefined || offered > own);
