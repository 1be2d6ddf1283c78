import { useFormats } from '../../../../i18n/format.ts';
import { useShortDays } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { DayBars } from '../../../../ui/data/DayBars.tsx';
import type { Income } from './MyIncome.tsx';

/** The whole income of each day that has one, oldest first. */
export function IncomeChart({ income }: { readonly income: Income }) {
  const t = useTexts('agentFigures');
  const { money } = useFormats();
  const { day: shortDay } = useShortDays();
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
