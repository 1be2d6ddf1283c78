import { Moon, Sun } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from './Button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Turns the night into a morning and back; the choice is remembered. */
export function ThemeSwitch() {
  const t = useTexts('ui');
  const theme = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={t(dark ? 'lightTheme' : 'darkTheme')}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden size={19} /> : <Moon aria-hidden size={19} />}
    </IconButton>
  );
}
