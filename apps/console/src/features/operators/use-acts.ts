import { operator } from '@fairhouse/calls/operator';
import { LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';

/** What the audit adds to a call that was refused and yet wrote something down. */
const REFUSED = ' (refused)';

/** The acts that the audit records, in words. */
export function useActs() {
  const text = useText();
  const textOf = useTextOf();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const wordsOf = (name: string) => textOf('did', name);
  return {
    /** A record's call in words; as it is when no call is called so any more. */
    wordsOf: (recorded: string): string => {
      if (!recorded.endsWith(REFUSED)) return wordsOf(recorded);
      return text('audit.refused', { act: wordsOf(recorded.slice(0, -REFUSED.length)) });
    },
    /** Every act to choose from, in the order of their words. */
    choices: Object.entries(operator)
      .filter(([, { method }]) => method !== 'GET')
      .map(([id]) => ({ id, name: wordsOf(id) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag)),
  };
}
