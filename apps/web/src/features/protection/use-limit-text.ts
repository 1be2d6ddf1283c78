import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Formats the maximum of a limit: money, or minutes. */
export function useLimitText(currency: string) {
  const t = useTexts('protection');
  const { money } = useFormats();
  return (amount: string | null, minutes: number | null): string => {
    if (minutes !== null) return t('minutes', { count: minutes });
    return amount === null ? t('none') : money(amount, currency);
  };
}
