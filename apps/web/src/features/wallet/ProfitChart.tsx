import { useFormats } from '../../i18n/format.ts';
import { useShortDays } from '../../i18n/use-day-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayBars } from '../../ui/data/DayBars.tsx';
import type { Profit } from './ProfitPage.tsx';

interface ProfitChartProps {
  readonly profit: Profit;
  readonly currency: string;
}

/** The result of each day that has one, oldest first. */
export function ProfitChart({ profit, currency }: ProfitChartProps) {
  const t = useTexts('wallet');
  const { money } = useFormats();
  const { day: shortDay } = useShortDays();
  return (
    <DayBars
      label={t('chart')}
      tick={(value) => money(value, currency, { bare: true })}
      bars={profit.list.toReversed().map(({ day, net }) => ({
        key: day,
        name: shortDay(day),
        value: net,
        shown: money(net, currency, { signed: true }),
      }))}
    />
  );
}
