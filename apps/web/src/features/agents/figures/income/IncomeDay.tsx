import { ArrowLeft } from 'lucide-react';
import { setCentreFilters } from '../../../../centre/centre-filters.ts';
import { useDayTexts } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/forms/Button.tsx';
import { DayBills } from './DayBills.tsx';
import { IncomeLines } from './IncomeLines.tsx';
import { SalarySlots } from './SalarySlots.tsx';

/** What the income of a day is made of: rebates, bills paid and received, and salary slots. */
export function IncomeDay({ day }: { readonly day: string }) {
  const t = useTexts('agentFigures');
  const { day: shown } = useDayTexts();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="outline"
          icon={<ArrowLeft aria-hidden size={16} />}
          onClick={() => setCentreFilters({ order: undefined })}
        >
          {t('back')}
        </Button>
        <h3 className="figures text-lg font-semibold">{shown(day)}</h3>
      </div>
      <IncomeLines day={day} />
      <DayBills day={day} scope="SELF" />
      <SalarySlots day={day} />
      <DayBills day={day} scope="DOWNLINE" />
    </div>
  );
}
