import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Writes what a limit allows: money, or minutes. */
export function useMost(currency: string) {
  const t = useTexts('protection');
  const { money } = useFormats();
  return (amount: string | null, minutes: number | null): string => {
    if (minutes !== null) return t('minutes', { count: minutes });
    return amount === null ? t('none') : money(amount, currency);
  };
}
