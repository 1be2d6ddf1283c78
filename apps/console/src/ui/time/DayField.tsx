import { useLanguage } from '../../i18n/use-text.ts';
import { formatDay } from '../format.ts';
import { TimeBox } from './TimeBox.tsx';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-22`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A field of a day, among filters and beside buttons. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const language = useLanguage();
  return (
    <TimeBox
      type="date"
      label={label}
      value={value}
      written={formatDay(value, language)}
      small
      onChange={onChange}
    />
  );
}
