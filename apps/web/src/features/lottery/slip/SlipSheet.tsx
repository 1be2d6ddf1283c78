import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePreloadOnInteraction } from '../board/use-preload-on-interaction.ts';

const sheet = lazyPart(
  () => import('../../../ui/overlays/Dialog.tsx'),
  (m) => m.Dialog,
);

interface SlipSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The slip as a bottom sheet, on narrow screens. */
export function SlipSheet({ open, onClose, children }: SlipSheetProps) {
  const t = useTexts('lottery');
  usePreloadOnInteraction(sheet);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <sheet.Part side="bottom" title={t('slip')} quietTitle onClose={onClose}>
        {children}
      </sheet.Part>
    </Suspense>
  );
}
