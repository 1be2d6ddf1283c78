import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DateInput } from '../../../ui/forms/DateInput.tsx';
import { addDays, dayOf } from '../../../ui/forms/day-ranges.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import type { Days } from '../../../centre/use-days.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { AGENT_PERIODS, BACK_DAYS, periodOf, periodRange, withinLimits } from './agent-periods.ts';

interface PeriodBarProps {
  readonly days: Days;
  /** Further filters. */
  readonly children?: ReactNode;
  /** Actions on the list, such as saving it. */
  readonly extra?: ReactNode;
}

/** The quick ranges and days of a report, with its other filters below. */
export function PeriodBar({ days, children, extra }: PeriodBarProps) {
  const t = useTexts('agentFigures');
  const u = useTexts('ui');
  const today = dayOf(serverNow(), days.timeZone);
  const { days: value, choose } = days;
  const change = (end: 'from' | 'to', day: string) => {
    if (day !== '') choose(withinLimits({ ...value, [end]: day }, end, today));
  };
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3 xl:flex-nowrap">
        <Tabs
          label={u('period')}
          look="chips"
          className="min-w-0 xl:flex-1"
          tabs={AGENT_PERIODS.map((each) => ({
            value: each as string,
            label: t(`period.${each}`),
          }))}
          value={periodOf(value, today) ?? ''}
          onChoose={(chosen) => {
            const period = AGENT_PERIODS.find((each) => each === chosen);
            if (period !== undefined) choose(periodRange(period, today));
          }}
        />
        <div className="flex items-end gap-3 phone:grid phone:w-full phone:grid-cols-2 phone:gap-2">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={u(end)}>
              {(control) => (
                <DateInput
                  {...control}
                  value={value[end]}
                  min={addDays(today, -BACK_DAYS)}
                  max={today}
                  onChange={({ target }) => change(end, target.value)}
                />
              )}
            </Field>
          ))}
        </div>
      </div>
      {(children !== undefined || extra !== undefined) && (
        <div className="flex flex-wrap items-end gap-3 phone:grid phone:grid-cols-2 phone:gap-2 xl:flex-nowrap xl:[&>*]:max-w-64 xl:[&>*]:flex-1">
          {children}
          {extra !== undefined && (
            <div className="ml-auto phone:col-start-2 xl:flex-none!">{extra}</div>
          )}
        </div>
      )}
      <ZoneNote timeZone={days.timeZone} />
    </div>
  );
}
