import { loadTexts } from '../../../i18n/catalogues.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { say } from '../../../i18n/say.ts';
import { toast } from '../../../ui/overlays/toasts.ts';

/** The dialog after the first login of an account: the recommended first steps. */
export async function welcomeNewcomer(account: string): Promise<void> {
  const language = currentLanguage();
  const texts = await loadTexts(language, 'identity');
  toast('info', say(texts, 'firstLogin', { name: account }, LOCALES[language].locale));
}
