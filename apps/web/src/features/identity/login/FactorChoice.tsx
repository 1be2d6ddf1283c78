import clsx from 'clsx';
import { KeyRound, Mail, MessageSquareText, Smartphone, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { RequiredFactors, LoginFactor } from './login-factors.ts';

const ICONS: Readonly<Record<LoginFactor, LucideIcon>> = {
  mobile: MessageSquareText,
  email: Mail,
  authenticator: Smartphone,
  recovery: KeyRound,
};

interface FactorChoiceProps {
  readonly factors: RequiredFactors['factors'];
  /** The chosen contact is entered together with the code. */
  readonly isNew?: boolean;
  readonly value: LoginFactor;
  readonly onChoose: (kind: LoginFactor) => void;
}

/** The login factors to choose from. */
export function FactorChoice({ factors, isNew = false, value, onChoose }: FactorChoiceProps) {
  const t = useTexts('security');
  const noteOf = ({ kind, masked }: FactorChoiceProps['factors'][number]) => {
    if (kind === 'authenticator' || kind === 'recovery') return t(`factorNote.${kind}`);
    if (isNew) return t('sentToNew');
    return masked === '' ? t('sentToVerified') : t('sentTo', { to: masked });
  };
  return (
    <div role="radiogroup" aria-label={t('factorChoice')} className="grid gap-2 sm:grid-cols-2">
      {factors.map((factor) => {
        const { kind } = factor;
        const Icon = ICONS[kind];
        const isChosen = kind === value;
        return (
          <label
            key={kind}
            className={clsx(
              'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-md border px-4 py-2.5 text-sm',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              isChosen ? 'border-accent-line bg-accent-soft' : 'border-line bg-surface-2',
            )}
          >
            <input
              type="radio"
              name="factor"
              value={kind}
              checked={isChosen}
              onChange={() => onChoose(kind)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Icon
              aria-hidden
              size={20}
              className={clsx('shrink-0', isChosen ? 'text-accent-text' : 'text-ink-3')}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`factor.${kind}`)}</span>
              <span className="block text-xs break-words text-ink-3">{noteOf(factor)}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
