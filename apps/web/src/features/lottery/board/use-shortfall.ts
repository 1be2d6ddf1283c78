import { amount, parseAmount, type Amount } from '@fairhouse/values';
import { useBalance } from '../../../balance/use-balance.ts';

/** A deposit has whole hundredths: these are ten-thousandths. */
const DEPOSIT_STEP = 100n;

/**
 * What the balance lacks for a stake, rounded up to what can be deposited; undefined if nothing,
 * and for visitors.
 */
export function useShortfall(stake: Amount): Amount | undefined {
  const { balance } = useBalance();
  const own = balance === undefined ? undefined : parseAmount(balance.main);
  if (own === undefined || stake <= own) return undefined;
  const steps = (stake - own + DEPOSIT_STEP - 1n) / DEPOSIT_STEP;
  return amount(steps * DEPOSIT_STEP);
}
