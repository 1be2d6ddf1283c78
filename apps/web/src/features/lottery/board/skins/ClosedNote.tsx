import { Ban } from 'lucide-react';
import { useTexts } from '../../../../i18n/use-texts.ts';

/** Covers a pad while no bets are taken. */
export function ClosedNote() {
  const t = useTexts('lottery');
  return (
    <div className="absolute inset-0 grid place-items-center rounded-md bg-surface-1/80 backdrop-blur-xs">
      <p role="status" className="flex items-center gap-2 text-lg font-semibold text-lost">
        <Ban aria-hidden size={22} className="shrink-0" />
        {t('closedBoard')}
      </p>
    </div>
  );
}
