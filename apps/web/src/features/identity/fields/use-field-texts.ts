import { patternText } from '@fairhouse/calls/client';
import type { FieldFault } from '@fairhouse/rules/fields';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** The text for a field's fault, in the server's wording. */
export function useFieldTexts(minimumAge: number): (fault: FieldFault) => string {
  const t = useTexts('identity');
  const language = useLanguage();
  return (fault) => {
    if (fault.kind === 'pattern') return patternText(fault.pattern, language, fault.range);
    if (fault.kind === 'underage') return t('underage', { age: minimumAge });
    return t(`fault.${fault.kind}`);
  };
}
