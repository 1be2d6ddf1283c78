import { amount, parseAmount, type Amount } from '@fairhouse/values';
import { useBalance } from '../../../balance/use-balance.ts';

/** What the balance lacks for a stake; undefined if nothing, and for visitors. */
export function useShortfall(stake: Amount): Amount | undefined {
  const { balance } = useBalance();
  const own = balance === undefined ? undefined : parseAmount(balance.main);
  return own === undefined || stake <= own ? undefined : amount(stake - own);
}
