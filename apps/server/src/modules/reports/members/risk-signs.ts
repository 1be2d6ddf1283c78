// Which facts about a member are signs of risk, and how grave they are. Pure functions.
import type { Value } from '@fairhouse/calls';
import { RISK_SIGNS, type OperatorCalls } from '@fairhouse/calls/operator';
import { amount, DAY_MS, instant, type Instant } from '@fairhouse/values';
import type {
  BreakRow,
  DepositRow,
  FlagRow,
  IdentityRow,
  LoginSigns,
  NearLimitRow,
  SharedRow,
  WithdrawalRow,
} from './risks-store.ts';

export type RiskSign = Value<OperatorCalls['memberRisks']>['list'][number];
type Level = RiskSign['level'];

/** What was read; undefined where the operator may not read it. */
export interface RiskFacts {
  readonly now: Instant;
  readonly registeredAt: Instant;
  readonly shared: SharedRow;
  readonly logins: LoginSigns;
  readonly flags: readonly FlagRow[] | undefined;
  readonly block: BreakRow | undefined;
  readonly nearLimits: readonly NearLimitRow[];
  readonly identity: IdentityRow | 'none' | undefined;
  readonly deposits: readonly DepositRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  readonly money: MoneyFacts | undefined;
}

/** Sums of all time; `month` are those of the last 30 days. */
interface MoneyFacts {
  readonly debt: bigint;
  readonly result: bigint;
  readonly month: Readonly<Record<'deposits' | 'withdrawals' | 'stakes', bigint>>;
}

const FAILED_LOGINS_MIN = 3;
const FAILED_DEPOSITS_MIN = 3;
const NEW_DEVICE_MS = 3 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;
/** A withdrawal of so many times the mean of those before it is large. */
const LARGE_TIMES = 5n;
const EARLIER_MIN = 3;
const REVIEWED = ['AMOUNT_REVIEW', 'LATE_REVIEW'];
const FAILED = ['FAILED', 'CANCELLED', 'EXPIRED'];
const ENDED = ['SUCCESS', 'REJECTED', 'RETURNED'];

/** The signs in these facts, the gravest first. */
export function riskSigns(facts: RiskFacts): RiskSign[] {
  const signs = [
    ...sharedSigns(facts.shared),
    ...loginSigns(facts),
    ...stateSigns(facts),
    ...depositSigns(facts),
    ...withdrawalSigns(facts),
    ...moneySigns(facts.money),
  ];
  const place = ({ sign }: RiskSign) => RISK_SIGNS.indexOf(sign);
  return signs.toSorted((one, other) => place(one) - place(other));
}

function signOf(
  sign: RiskSign['sign'],
  level: Level,
  more: Partial<Omit<RiskSign, 'sign' | 'level'>> = {},
): RiskSign {
  return { sign, level, count: 0, at: null, amount: null, names: [], ...more };
}

const toInstant = (date: Date | null): Instant | null =>
  date === null ? null : instant(date.getTime());

function sharedSigns({ documents, cards, devices, addresses }: SharedRow): RiskSign[] {
  const counted = [
    ['shared_document', 'high', documents],
    ['shared_card', 'high', cards],
    ['shared_device', 'medium', devices],
    ['shared_address', 'low', addresses],
  ] as const;
  return counted.flatMap(([sign, level, count]) =>
    count === 0 ? [] : [signOf(sign, level, { count })],
  );
}

function loginSigns({ logins, now, registeredAt }: RiskFacts): RiskSign[] {
  const signs: RiskSign[] = [];
  const { failed, failed_at: failedAt, devices, device_at: deviceAt } = logins;
  if (failed >= FAILED_LOGINS_MIN) {
    signs.push(signOf('failed_logins', 'medium', { count: failed, at: toInstant(failedAt) }));
  }
  const at = toInstant(deviceAt);
  if (devices > 1 && at !== null && at > now - NEW_DEVICE_MS && at > registeredAt + DAY_MS) {
    signs.push(signOf('new_device', 'low', { count: devices, at }));
  }
  return signs;
}

function stateSigns({ flags, block, nearLimits, identity }: RiskFacts): RiskSign[] {
  const signs: RiskSign[] = [];
  const [flag] = flags ?? [];
  if (flags && flag) {
    const names = [...new Set(flags.map(({ kind }) => kind))];
    signs.push(
      signOf('risk_flags', 'high', { count: flags.length, at: toInstant(flag.at), names }),
    );
  }
  if (block) {
    const sign = block.break_kind === 'exclusion' ? 'self_exclusion' : 'cool_off';
    signs.push(signOf(sign, 'high', { at: toInstant(block.break_from) }));
  }
  const [near] = nearLimits;
  if (near) {
    const names = [...new Set(nearLimits.map(({ kind, period }) => `${kind}.${period}`))];
    const at = toInstant(near.reached_at);
    signs.push(signOf('near_limit', 'low', { count: names.length, at, names }));
  }
  if (identity === 'none') signs.push(signOf('identity_missing', 'low'));
  else if (identity) signs.push(identitySign(identity));
  return signs;
}

function identitySign({ state, verdict, at: date }: IdentityRow): RiskSign {
  const at = toInstant(date);
  if (state === 'passed') return signOf('identity_passed', 'good', { at });
  if (state === 'waiting') return signOf('identity_waiting', 'low', { at });
  return signOf('identity_refused', 'high', { at, names: verdict === null ? [] : [verdict] });
}

function depositSigns({ deposits, now }: RiskFacts): RiskSign[] {
  const signs: RiskSign[] = [];
  const waiting = deposits.filter(({ state }) => REVIEWED.includes(state));
  const failed = deposits.filter(
    ({ state, at }) => FAILED.includes(state) && at.getTime() > now - WEEK_MS,
  );
  if (waiting[0]) {
    const sum = amount(waiting.reduce((all, each) => all + each.amount, 0n));
    const at = toInstant(waiting[0].at);
    signs.push(signOf('deposits_review', 'medium', { count: waiting.length, amount: sum, at }));
  }
  if (failed[0] && failed.length >= FAILED_DEPOSITS_MIN) {
    const at = toInstant(failed[0].at);
    signs.push(signOf('deposits_failed', 'medium', { count: failed.length, at }));
  }
  return signs;
}

function withdrawalSigns({ withdrawals }: RiskFacts): RiskSign[] {
  const [newest, ...earlier] = withdrawals;
  if (newest === undefined) return [];
  const signs: RiskSign[] = [];
  const at = toInstant(newest.at);
  if (newest.risks.length > 0 && !ENDED.includes(newest.state)) {
    const names = [...newest.risks];
    signs.push(signOf('withdrawal_rules', 'high', { count: names.length, at, names }));
  }
  const sum = earlier.reduce((all, each) => all + each.amount, 0n);
  const isLarge = newest.amount * BigInt(earlier.length) > LARGE_TIMES * sum;
  if (earlier.length >= EARLIER_MIN && isLarge) {
    signs.push(signOf('large_withdrawal', 'medium', { at, amount: amount(newest.amount) }));
  }
  return signs;
}

function moneySigns(money: MoneyFacts | undefined): RiskSign[] {
  if (money === undefined) return [];
  const signs: RiskSign[] = [];
  const { debt, result, month } = money;
  if (debt > 0n) signs.push(signOf('debt', 'medium', { amount: amount(debt) }));
  if (result < 0n) signs.push(signOf('winning', 'low', { amount: amount(-result) }));
  // Money that passes through without play.
  if (month.withdrawals > 0n && month.deposits > 0n && month.stakes * 2n < month.deposits) {
    signs.push(signOf('little_play', 'high', { amount: amount(month.withdrawals) }));
  }
  return signs;
}
