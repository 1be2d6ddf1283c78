import { referenceText } from '@fairhouse/rules/words';
import { useMemo } from 'react';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useLotteryName } from './use-lottery-name.ts';

/** Says what a movement of a wallet refers to, in the reader's language; `game` is its round's. */
export function useReferenceText(): (reference: string, game?: string | null) => string {
  const language = useLanguage();
  const { dateTime } = useFormats();
  const lottery = useLotteryName();
  return useMemo(() => {
    const reader = { language, lottery, time: dateTime };
    return (reference: string, game?: string | null) =>
      referenceText(reference, reader, game ?? undefined);
  }, [language, dateTime, lottery]);
}
