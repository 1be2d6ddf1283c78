import { useLanguage } from '../../i18n/use-text.ts';
import { formatMinute } from '../format.ts';
import { TimeBox } from './TimeBox.tsx';
import { useZone } from './zone.ts';
import { parseZonedTime, formatZonedTime } from './zoned-time.ts';

interface MomentFieldProps {
  readonly label: string;
  /** null for none. */
  readonly value: number | null;
  readonly disabled?: boolean;
  readonly onChange: (at: number | null) => void;
}

/** A date and time field to the minute, in the zone of the selected merchant. */
export function MomentField({ label, value, disabled = false, onChange }: MomentFieldProps) {
  const zone = useZone();
  const language = useLanguage();
  return (
    <TimeBox
      type="datetime-local"
      label={zone === undefined ? label : `${label} · ${zone}`}
      value={value === null ? '' : formatZonedTime(value, zone)}
      disabled={disabled}
      written={value === null ? undefined : formatMinute(value, language, zone)}
      onChange={(typed) => onChange(parseZonedTime(typed, zone) ?? null)}
    />
  );
}
