import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';

/** `3 minutes ago`, from the difference in milliseconds (negative is past). */
export function useAgo(): (ms: number) => string {
  const locale = LANGUAGE_LOCALES[useLanguage()];
  const format = useMemo(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
    [locale],
  );
  return (ms) => format.format(...coarse(ms));
}

function coarse(ms: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(ms / 1000);
  if (Math.abs(seconds) < 60) return [seconds, 'second'];
  const minutes = Math.round(seconds / 60);
  if (Math.abs(minutes) < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}
