import { useTexts } from '../../i18n/use-texts.ts';
import { serverNow } from '../server-clock.ts';
import { DAY_PRESETS, dayOf, presetOf, presetRange, type DayRangeValue } from './day-ranges.ts';
import { Field } from './Field.tsx';
import { DateInput } from './DateInput.tsx';
import { Tabs } from './Tabs.tsx';

interface DayRangeProps {
  readonly value: DayRangeValue;
  readonly onChoose: (range: DayRangeValue) => void;
  /** The zone that determines today's date; the browser's when left out. */
  readonly timeZone?: string;
}

/** Buttons for the common ranges of days. */
export function DayPresets({ value, onChoose, timeZone }: DayRangeProps) {
  const t = useTexts('ui');
  const today = dayOf(serverNow(), timeZone);
  return (
    <Tabs
      label={t('period')}
      look="chips"
      tabs={DAY_PRESETS.map((each) => ({ value: each as string, label: t(`range.${each}`) }))}
      value={presetOf(value, today) ?? ''}
      onChoose={(chosen) => {
        const known = DAY_PRESETS.find((each) => each === chosen);
        if (known) onChoose(presetRange(known, today));
      }}
    />
  );
}

/** The two fields of a range of days. */
export function DayFields({ value, onChoose, timeZone }: DayRangeProps) {
  const t = useTexts('ui');
  return (
    <>
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
            max={dayOf(serverNow(), timeZone)}
            onChange={({ target }) =>
              target.value !== '' && onChoose({ ...value, to: target.value })
            }
          />
        )}
      </Field>
    </>
  );
}
