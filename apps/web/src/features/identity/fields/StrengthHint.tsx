import clsx from 'clsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';

interface StrengthHintProps {
  readonly password: string;
  readonly minLength: number;
  /** Names of the member; a password that contains one is weak. */
  readonly known: readonly string[];
}

const BARS: Readonly<Record<PasswordStrength, number>> = { short: 1, weak: 2, fair: 3, strong: 4 };

const COLOURS: Readonly<Record<PasswordStrength, string>> = {
  short: 'bg-lost',
  weak: 'bg-lost',
  fair: 'bg-accent',
  strong: 'bg-won',
};

/** Four bars and a word for the password's strength; nothing while it is empty. */
export function StrengthHint({ password, minLength, known }: StrengthHintProps) {
  const t = useTexts('forms');
  if (password === '') return null;
  const strength = passwordStrength(password, { minLength, known });
  return (
    <div className="flex items-center gap-3 text-xs text-ink-3">
      <span aria-hidden className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-1 flex-1 rounded-full transition-colors',
              bar <= BARS[strength] ? COLOURS[strength] : 'bg-surface-3',
            )}
          />
        ))}
      </span>
      <span role="status" aria-label={t('strengthLabel')}>
        {t(`strength.${strength}`)}
      </span>
    </div>
  );
}
