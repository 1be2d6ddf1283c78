import { useTexts } from '../../i18n/use-texts.ts';
import { serverNow } from '../server-clock.ts';
import { DAY_PRESETS, dayOf, presetOf, presetRange, type DayRangeValue } from './day-ranges.ts';
import { Field } from './Field.tsx';
import { DateInput } from './DateInput.tsx';
import { Tabs } from './Tabs.tsx';

interface DateRangeProps {
  readonly value: DayRangeValue;
  readonly onChoose: (range: DayRangeValue) => void;
  /** The zone that determines today's date; the browser's when left out. */
  readonly timeZone?: string;
}

/** A range of days, with buttons for the common ranges. */
export function DateRange({ value, onChoose, timeZone }: DateRangeProps) {
  const t = useTexts('ui');
  const today = dayOf(serverNow(), timeZone);
  const preset = presetOf(value, today);
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3 xl:flex-nowrap">
      <Tabs
        label={t('period')}
        look="chips"
        className="min-w-0"
        tabs={DAY_PRESETS.map((each) => ({ value: each as string, label: t(`range.${each}`) }))}
        value={preset ?? ''}
        onChoose={(chosen) => {
          const known = DAY_PRESETS.find((each) => each === chosen);
          if (known) onChoose(presetRange(known, today));
        }}
      />
      <div className="flex gap-2 phone:[&>*]:min-w-0 phone:[&>*]:flex-1">
        <Field label={t('from')}>
          {(control) => (
            <DateInput
              {...control}
              value={value.from}
              max={value.to}
              onChange={({ target }) =>
                target.value !== '' && onChoose({ ...value, from: target.value })
              }
            />
          )}
        </Field>
        <Field label={t('to')}>
          {(control) => (
            <DateInput
              {...control}
              value={value.to}
              min={value.from}
              max={today}
              onChange={({ target }) =>
                target.value !== '' && onChoose({ ...value, to: target.value })
              }
            />
          )}
        </Field>
      </div>
    </div>
  );
}
