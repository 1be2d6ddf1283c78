import { useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useShortDays } from '../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DayBars } from '../../../ui/data/DayBars.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import type { Team } from './TeamOverview.tsx';

const FIGURES = ['bet', 'payout', 'netResult', 'rebate', 'deposit', 'withdrawal'] as const;
type Figure = (typeof FIGURES)[number];

/** One figure of the team on each day. */
export function TrendChart({ team }: { readonly team: Team }) {
  const t = useTexts('agentFigures');
  const { money } = useFormats();
  const { day: shortDay } = useShortDays();
  const [figure, setFigure] = useState<Figure>('bet');
  const { currency, days } = team;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{t('trend')}</h3>
      <Tabs
        label={t('trend')}
        look="chips"
        tabs={FIGURES.map((value) => ({ value, label: t(value) }))}
        value={figure}
        onChoose={setFigure}
      />
      <DayBars
        label={t('trendOf', { name: t(figure) })}
        tick={(value) => money(value, currency, { bare: true })}
        bars={days.map((day) => ({
          key: day.day,
          name: shortDay(day.day),
          value: day[figure],
          shown: money(day[figure], currency, figure === 'netResult' ? { signed: true } : {}),
        }))}
      />
    </section>
  );
}
