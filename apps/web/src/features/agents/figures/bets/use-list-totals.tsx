import { amount, parseAmount, formatAmount } from '@fairhouse/values';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';

interface Summed {
  readonly stake: string;
  readonly validBet: string;
  readonly prize: string;
}

const sumOf = (values: readonly string[]): string =>
  formatAmount(amount(values.reduce((sum, value) => sum + (parseAmount(value) ?? 0n), 0n)));

/**
 * The cells of a row of totals by the keys of the columns: the sums of what is listed, which is the
 * whole selection once its last page is read.
 */
export function useListTotals(
  list: readonly Summed[] | undefined,
  {
    currency,
    isWhole,
    nameKey,
  }: {
    readonly currency: string;
    /** No further page is left. */
    readonly isWhole: boolean;
    /** The column under which the name of the row stands. */
    readonly nameKey: string;
  },
) {
  const t = useTexts('agentFigures');
  if (list === undefined || list.length === 0) return undefined;
  const money = (key: keyof Summed) => (
    <Money value={sumOf(list.map((each) => each[key]))} currency={currency} bare />
  );
  return {
    [nameKey]: t(isWhole ? 'totalOfAll' : 'totalOfShown', { count: list.length }),
    stake: money('stake'),
    valid: money('validBet'),
    prize: money('prize'),
  };
}
