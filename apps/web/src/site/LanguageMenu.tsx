import type { Language } from '@fairhouse/values';
import { Languages } from 'lucide-react';
import { chooseAndKeep, useLanguage } from '../i18n/language.ts';
import { LOCALES } from '../i18n/locales.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/forms/Button.tsx';
import { LazyMenu } from '../parts/LazyMenu.tsx';

interface LanguageMenuProps {
  /** The languages that the merchant supports, in its order. */
  readonly languages: readonly Language[];
  readonly align?: 'start' | 'end';
  /** Called after the page has changed to the new language. */
  readonly onChosen?: (language: Language) => void;
}

/** Chooses the page's language; each language is named in itself. */
export function LanguageMenu({ languages, align = 'end', onChosen }: LanguageMenuProps) {
  const t = useTexts('ui');
  const current = useLanguage();
  const choose = async (language: Language) => {
    await chooseAndKeep(language);
    onChosen?.(language);
  };
  return (
    <LazyMenu
      align={align}
      trigger={
        <IconButton label={t('language', { name: LOCALES[current].name })}>
          <Languages aria-hidden size={19} />
        </IconButton>
      }
      items={() =>
        languages.map((language) => ({
          key: language,
          label: <span lang={LOCALES[language].tag}>{LOCALES[language].name}</span>,
          chosen: language === current,
          onChoose: () => void choose(language),
        }))
      }
    />
  );
}
