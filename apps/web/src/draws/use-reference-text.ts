import { useMemo } from 'react';
import { useFormats } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { referenceText } from './reference-text.ts';
import { useLotteryName } from './use-lottery-name.ts';

/** Says what a movement of a wallet refers to, in the reader's language. */
export function useReferenceText(): (reference: string) => string {
  const t = useTexts('wallet');
  const { dateTime } = useFormats();
  const lottery = useLotteryName();
  return useMemo(() => {
    const words = {
      lottery,
      chase: (name: string) => t('ofChase', { lottery: name }),
      groupBuy: (draw: string) => t('ofGroupBuy', { draw }),
      andMore: (draw: string, count: number) => t('andMore', { draw, count }),
      time: dateTime,
    };
    return (reference: string) => referenceText(reference, words);
  }, [t, dateTime, lottery]);
}
