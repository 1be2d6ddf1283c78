import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { operator } from '@fairhouse/calls/operator';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';

/** The suffix that the audit adds to a refused call that nevertheless wrote data. */
const REFUSED = ' (refused)';

/** The acts that the audit records, in words. */
export function useActs() {
  const text = useText();
  const textOf = useTextOf();
  const tag = LANGUAGE_LOCALES[useLanguage()];
  const wordsOf = (name: string) => textOf('did', name);
  return {
    /** A recorded call in words; its raw name if the call no longer exists. */
    wordsOf: (recorded: string): string => {
      if (!recorded.endsWith(REFUSED)) return wordsOf(recorded);
      return text('audit.refused', { act: wordsOf(recorded.slice(0, -REFUSED.length)) });
    },
    /** All acts for a select field, sorted by their text. */
    choices: Object.entries(operator)
      .filter(([, { method }]) => method !== 'GET')
      .map(([id]) => ({ id, name: wordsOf(id) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag)),
  };
}
