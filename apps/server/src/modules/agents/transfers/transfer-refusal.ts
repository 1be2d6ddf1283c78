import { refuse } from '@fairhouse/calls';
import { abovePart, type TransferLimits, type TransferProblem } from '@fairhouse/rules/agency';
import { formatAmount, HOUR_MS, type Amount, type Instant } from '@fairhouse/values';
import type { SenderFigures } from './sender-figures.ts';

interface Circumstances {
  readonly limits: TransferLimits;
  readonly figures: SenderFigures;
  readonly now: Instant;
}

/** The refusal of a transfer, with what would be allowed. */
export function transferRefusal(problem: TransferProblem, { limits, figures, now }: Circumstances) {
  const { used, lockedUntil = now } = figures;
  switch (problem) {
    case 'FEATURE_OFF':
      return refuse('agent.transfer_off');
    case 'NOT_ALLOWED_TARGET':
    // The site itself refuses a blocked address before any call.
    case 'ADDRESS_BLOCKED':
      return refuse('agent.transfer_target');
    case 'NOT_ACCEPTED':
      return refuse('agent.transfer_not_accepted');
    case 'SENDER_FROZEN':
      return refuse('member.frozen');
    case 'RECEIVER_FROZEN':
      return refuse('agent.transfer_receiver_frozen');
    case 'NOT_FORMAL':
      return refuse('agent.transfer_not_formal');
    case 'TIME_LOCK': {
      const hours = Math.ceil((lockedUntil - now) / HOUR_MS);
      return refuse('agent.transfer_locked', { params: { hours } });
    }
    case 'PAYMENT_PASSWORD':
      return refuse('paymentPassword.missing');
    case 'SECOND_FACTOR':
      return refuse('agent.transfer_factor');
    case 'BELOW_MIN':
      return inAmount('agent.transfer_min', { min: formatAmount(limits.min) });
    case 'ABOVE_MAX':
      return inAmount('agent.transfer_max', { max: formatAmount(limits.max) });
    case 'INSUFFICIENT_BALANCE':
      return inAmount('agent.transfer_balance', {});
    case 'COUNT_LIMIT':
      return refuse('agent.transfer_count', { params: { count: limits.maxCount } });
    case 'DAY_LIMIT':
      return inAmount('agent.transfer_day', { left: leftOf(limits.dayLimit, used.today) });
    case 'MONTH_LIMIT':
      return inAmount('agent.transfer_month', { left: leftOf(limits.monthLimit, used.month) });
    case 'TURNOVER_REQUIRED': {
      const left = formatAmount(figures.turnoverLeft);
      return refuse('agent.transfer_turnover', { params: { left } });
    }
    case 'CONTRACT_OUTSTANDING': {
      const left = formatAmount(figures.contractOutstanding);
      return refuse('agent.transfer_contract', { params: { left } });
    }
  }
}

function leftOf(limit: Amount, used: Amount): string {
  return formatAmount(abovePart(limit - used));
}

function inAmount<const Code extends AmountRefusal>(
  code: Code,
  params: Readonly<Record<string, string>>,
) {
  return refuse(code, { params, fields: { amount: code } });
}

type AmountRefusal =
  | 'agent.transfer_min'
  | 'agent.transfer_max'
  | 'agent.transfer_balance'
  | 'agent.transfer_day'
  | 'agent.transfer_month';
