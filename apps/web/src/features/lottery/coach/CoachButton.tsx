import { houseEdge, type BetOutlook } from '@fairhouse/rules/lottery';
import { Percent } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { onceInText, percentText } from './ratio-text.ts';
import { useOutlook, type CoachedBet } from './use-outlook.ts';

const coachSheet = lazyPart(
  () => import('./CoachSheet.tsx'),
  (m) => m.CoachSheet,
);

/** Chance and edge of bets in a few words; a press explains them. */
export function CoachButton({ bets }: { readonly bets: readonly CoachedBet[] }) {
  const t = useTexts('coach');
  const say = useOutlookText();
  const [isOpen, setOpen] = useState(false);
  const found = useOutlook(bets);
  const outlook = found.state === 'done' ? found.value : undefined;
  if (found.state === 'counting') return <span className="text-ink-3">{t('counting')}</span>;
  if (outlook === undefined) return <span />;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="figures relative inline-flex min-h-6 min-w-0 items-center gap-1 font-medium text-ink-2 before:absolute before:inset-x-0 before:-top-5 before:bottom-0 hover:text-ink"
      >
        <Percent aria-hidden size={13} className="shrink-0 text-accent-text" />
        <span className="truncate">{say(outlook)}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <coachSheet.Part outlook={outlook} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** `1 in 10 · edge 1.5 %`, or what of it is known. */
function useOutlookText(): (outlook: BetOutlook) => string {
  const t = useTexts('coach');
  const formats = useFormats();
  return (outlook) => {
    const edge = houseEdge(outlook);
    const parts = [
      outlook.chance && t('oneIn', { count: onceInText(outlook.chance, formats) }),
      edge && t('edgeOf', { percent: percentText(edge, formats) }),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? t('notCounted') : parts.join(' · ');
  };
}
