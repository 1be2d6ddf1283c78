import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { isSameClock } from '../draws/draw-time-text.ts';
import { zoneName } from '../draws/zone-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { serverNow } from '../ui/server-clock.ts';

interface ZoneNoteProps {
  readonly timeZone: string | undefined;
  /** The browser's when left out. */
  readonly readerZone?: string;
}

/** Names the clock of a record's days and times, where the reader's shows another time. */
export function ZoneNote({ timeZone, readerZone }: ZoneNoteProps) {
  const locale = LANGUAGE_LOCALES[useLanguage()];
  if (timeZone === undefined || isSameClock(serverNow(), timeZone, readerZone)) return null;
  return <p className="text-xs text-ink-3">{zoneName(timeZone, locale)}</p>;
}
