import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { loadTexts } from '../../../i18n/catalogues.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { say } from '../../../i18n/say.ts';
import { toast } from '../../../ui/overlays/toasts.ts';

/** The message after the first login of an account: the recommended first steps. */
export function welcomeNewcomer(account: string): Promise<void> {
  return welcome('firstLogin', { name: account });
}

/** The message at the beginning of a trial: what it is, how long it lasts, where to go. */
export function welcomeTrial(): Promise<void> {
  return welcome('trialBegins', { hours: TRIAL_HOURS });
}

/** How long the server keeps a trial account. */
const TRIAL_HOURS = 72;

async function welcome(
  key: 'firstLogin' | 'trialBegins',
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  const language = currentLanguage();
  const texts = await loadTexts(language, 'identity');
  toast('info', say(texts, key, values, LANGUAGE_LOCALES[language]));
}
