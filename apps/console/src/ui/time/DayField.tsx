import { useLanguage } from '../../i18n/use-text.ts';
import { formatDay } from '../format.ts';
import { TimeBox } from './TimeBox.tsx';
import { useZone } from './zone.ts';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-22`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A field of a day of the selected merchant, whose zone a pointer on it names. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const language = useLanguage();
  const zone = useZone();
  return (
    <TimeBox
      type="date"
      label={label}
      value={value}
      written={formatDay(value, language)}
      small
      title={zone}
      onChange={onChange}
    />
  );
}
