import clsx from 'clsx';
import { Grid3x3, Keyboard } from 'lucide-react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { IconButton } from '../../../../ui/forms/Button.tsx';

interface EntryChoiceProps {
  readonly isWritten: boolean;
  readonly onWritten: (isWritten: boolean) => void;
}

/** Chooses between bets on the pad and typed bets, on screens that have the height for a row. */
export function EntryRow({ isWritten, onWritten }: EntryChoiceProps) {
  const t = useTexts('textSlip');
  return (
    <div role="radiogroup" aria-label={t('how')} className={waysClass}>
      {(['pad', 'text'] as const).map((way) => (
        <button
          key={way}
          type="button"
          role="radio"
          aria-checked={(way === 'text') === isWritten}
          onClick={() => onWritten(way === 'text')}
          className={wayClass}
        >
          {t(way)}
        </button>
      ))}
    </div>
  );
}

/** The same choice beside a play's rule: on a phone the pad has the room. */
export function EntrySwitch({ isWritten, onWritten }: EntryChoiceProps) {
  const t = useTexts('textSlip');
  return (
    <IconButton
      label={t(isWritten ? 'pad' : 'text')}
      look="outline"
      onClick={() => onWritten(!isWritten)}
      className="shrink-0 sm:hidden"
    >
      {isWritten ? <Grid3x3 aria-hidden size={18} /> : <Keyboard aria-hidden size={18} />}
    </IconButton>
  );
}

const waysClass = 'flex w-full gap-1 rounded-md bg-surface-2 p-1 max-sm:hidden md:w-fit';
const wayClass = clsx(
  'min-h-9 flex-1 rounded-sm px-4 text-sm font-semibold whitespace-nowrap text-ink-2 phone:min-h-11',
  'transition-colors hover:text-ink aria-checked:bg-surface-1 aria-checked:text-accent-text',
  'aria-checked:shadow-card',
);
