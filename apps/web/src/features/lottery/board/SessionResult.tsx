import { Scale } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { openModal } from '../../../modals/modals.ts';
import { useSession } from '../../../session/session.ts';

/** One press to what the session has brought so far; nothing for visitors. */
export function SessionResult({ gameCode }: { readonly gameCode: string }) {
  const t = useTexts('lottery');
  if (useSession() === undefined) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openModal('sessionResult', { gameCode })}
      className="inline-flex min-h-6 items-center gap-1 font-medium whitespace-nowrap text-accent-text"
    >
      <Scale aria-hidden size={14} />
      {t('sessionResult')}
    </button>
  );
}
