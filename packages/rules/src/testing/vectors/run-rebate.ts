// Runs an example of area `rebate`: prize groups, the differences along the upline, rates of vendor
// games.
import { amount, formatAmount, mulDivFloor, parseAmount, ZERO } from '@fairhouse/values';
import { commissions, rebate } from '../../lottery/pricing/rebate.ts';
import {
  decimal,
  failed,
  isList,
  isObject,
  PASSED,
  show,
  skipped,
  type Json,
  type JsonObject,
  type Outcome,
} from './example.ts';

/** Runs one example; an unknown form of `given` is skipped. */
export function runRebateExample(example: JsonObject): Outcome {
  const given = isObject(example.given) ? example.given : {};
  const got = runGiven(given);
  if (got === undefined) return skipped('a form of rebate example that is not built');
  const [wanted, found] = [show(example.expect ?? null), show(got)];
  return wanted === found ? PASSED : failed(`expected ${wanted}, got ${found}`);
}

function runGiven(given: JsonObject): Json | undefined {
  if (given.group !== undefined) return pointOfGroup(Number(given.group));
  if (isList(given.uplines)) return lineOf(given, given.uplines);
  if (isList(given.ratesNearestFirst)) return differences(given, given.ratesNearestFirst);
  if (isList(given.pctByGeneration)) return generations(given, given.pctByGeneration);
  return undefined;
}

function pointOfGroup(group: number): Json {
  return {
    pointPct: percent(BigInt(group - 1800) * 500n),
    rtpPct: percent(BigInt(group) * 500n),
    backToGroup: group,
  };
}

function lineOf(given: JsonObject, uplines: readonly Json[]): Json {
  const stake = money(given.stake);
  const own = Number(given.ownGroup);
  const line = uplines.filter(isObject);
  const groups = line.map((upline) => Number(upline.group));
  const shares = commissions(stake, own, groups);
  let [unpaid, highest] = [0n, own];
  const paid = line.map((upline, at) => {
    const group = groups[at] ?? 0;
    const points = Math.max(0, group - highest);
    highest = Math.max(highest, group);
    const isFrozen = upline.status !== undefined && upline.status !== 'ACTIVE';
    if (isFrozen) unpaid += shares[at] ?? 0n;
    return {
      id: upline.id ?? null,
      diffPct: percent(BigInt(points) * 500n),
      amount: formatAmount(isFrozen ? ZERO : (shares[at] ?? ZERO)),
    };
  });
  return {
    self: formatAmount(rebate(stake, own, Number(given.betGroup))),
    uplines: paid,
    unpaidToHouse: formatAmount(amount(unpaid)),
  };
}

function differences(given: JsonObject, rates: readonly Json[]): Json {
  const base = money(given.validBet);
  let highest = 0n;
  return rates.filter(isList).map(([id = null, pct]) => {
    const rate = hundredths(pct);
    const gain = rate > highest ? rate - highest : 0n;
    highest = rate > highest ? rate : highest;
    return {
      id,
      diffPct: percent(gain),
      amount: formatAmount(mulDivFloor(base, gain, 1_000_000n)),
    };
  });
}

function generations(given: JsonObject, rates: readonly Json[]): Json {
  const base = money(given.validBet);
  return rates.map((pct, gen) => {
    const rate = hundredths(pct);
    const share = formatAmount(mulDivFloor(base, rate, 1_000_000n));
    return { gen, pct: percent(rate), amount: share };
  });
}

function money(value: Json | undefined) {
  return parseAmount(decimal(value) ?? '0') ?? ZERO;
}

/** A per cent text as ten-thousandths of a per cent. */
function hundredths(value: Json | undefined): bigint {
  return parseAmount(decimal(value) ?? '0') ?? 0n;
}

/** Ten-thousandths of a per cent as the shortest decimal. */
function percent(parts: bigint): string {
  const text = (parts / 10_000n).toString();
  const rest = (parts % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return rest === '' ? text : `${text}.${rest}`;
}
