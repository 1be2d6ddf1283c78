import { Moon, Sun } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from './Button.tsx';
import { chooseTheme, useTheme, type Theme } from './theme.ts';

interface ThemeSwitchProps {
  /** Puts the theme in force; the page alone remembers it when left out. */
  readonly onChosen?: (theme: Theme) => void;
}

/** Turns the night into a morning and back; the choice is remembered. */
export function ThemeSwitch({ onChosen }: ThemeSwitchProps) {
  const t = useTexts('ui');
  const theme = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={t(dark ? 'lightTheme' : 'darkTheme')}
      onClick={() => (onChosen ?? chooseTheme)(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden size={19} /> : <Moon aria-hidden size={19} />}
    </IconButton>
  );
}
