import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { DayBars } from '../../../../ui/data/DayBars.tsx';
import type { Income } from './MyIncome.tsx';

/** The whole income of each day that has one, oldest first. */
export function IncomeChart({ income }: { readonly income: Income }) {
  const t = useTexts('agentFigures');
  const { money, shortDay } = useFormats();
  const { currency } = income;
  return (
    <DayBars
      label={t('trendOf', { name: t('income') })}
      tick={(value) => money(value, currency, { bare: true })}
      bars={income.list.toReversed().map(({ day, total }) => ({
        key: day,
        name: shortDay(day),
        value: total,
        shown: money(total, currency, { signed: true }),
      }))}
    />
  );
}
