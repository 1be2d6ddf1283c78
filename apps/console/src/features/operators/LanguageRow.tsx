import { Box, Button } from '@mui/material';
import { LANGUAGES } from '@fairhouse/values';
import { useLocaleState } from 'react-admin';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useLoadedLanguage } from '../../i18n/use-loaded-language.ts';

/** The languages side by side, for a page without the top bar. */
export function LanguageRow() {
  const [locale, setLocale] = useLocaleState();
  const choose = useLoadedLanguage(setLocale);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 2, justifyContent: 'center' }}>
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          variant={each === locale ? 'outlined' : 'text'}
          color="inherit"
          sx={{ minWidth: 0, px: 1, fontSize: 12 }}
          onClick={() => choose(each)}
          aria-pressed={each === locale}
        >
          {LANGUAGE_NAMES[each]}
        </Button>
      ))}
    </Box>
  );
}
