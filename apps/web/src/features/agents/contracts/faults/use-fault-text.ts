import { AMOUNT_MAX, formatAmount } from '@fairhouse/values';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { COUNT_MAX, type TypedFault } from './typed-faults.ts';

/** Says at a field what is allowed in it; nothing where what is typed can be read. */
export function useFaultText(): (fault: TypedFault | undefined) => string | undefined {
  const t = useTexts('agentContracts');
  const { number } = useFormats();
  return (fault) => {
    switch (fault) {
      case 'count':
        return t('typed.count', { max: number(COUNT_MAX) });
      case 'amount':
        return t('typed.amount', { max: number(formatAmount(AMOUNT_MAX)) });
      case 'percent':
        return t('typed.percent');
      case undefined:
        return undefined;
    }
  };
}
