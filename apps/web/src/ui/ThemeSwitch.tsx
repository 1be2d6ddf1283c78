import { Moon, Sun } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from './forms/Button.tsx';
import { chooseTheme, useTheme, type Theme } from './theme.ts';

interface ThemeSwitchProps {
  /** Applies the theme; when left out, only this browser remembers it. */
  readonly onChosen?: (theme: Theme) => void;
}

/** Toggles dark and light; the choice is remembered. */
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
