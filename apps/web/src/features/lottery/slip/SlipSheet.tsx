import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { usePreloadOnInteraction } from '../board/use-preload-on-interaction.ts';
import { useMoney } from '../use-money.ts';
import { totalsOf, type Slip } from './slip.ts';

const sheet = lazyPart(
  () => import('../../../ui/overlays/Dialog.tsx'),
  (m) => m.Dialog,
);

interface SlipSheetProps {
  readonly slip: Slip;
  readonly open: boolean;
  readonly asksToCarry: boolean;
  readonly closed: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** On narrow screens: a sticky bar, and the slip as a bottom sheet. */
export function SlipSheet(props: SlipSheetProps) {
  const { slip, open, asksToCarry, closed, onOpen, onClose, children } = props;
  const t = useTexts('lottery');
  const money = useMoney();
  const totals = totalsOf(slip.lines);
  usePreloadOnInteraction(sheet);
  return (
    <>
      <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1/95 px-4 py-3 backdrop-blur-md xl:hidden">
        <div className="mx-auto flex max-w-3xl items-center gap-3">
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">{t('slipBets', { count: slip.lines.length })}</p>
            <p className="figures truncate text-ink-2">
              {closed ? t('closed') : asksToCarry ? t('carryShort') : money(totals.stake)}
            </p>
          </div>
          <Button look={slip.lines.length > 0 ? 'primary' : 'outline'} size="lg" onClick={onOpen}>
            {t('openSlip')}
          </Button>
        </div>
      </div>
      {open && (
        <Suspense fallback={null}>
          <sheet.Part side="bottom" title={t('slip')} quietTitle onClose={onClose}>
            {children}
          </sheet.Part>
        </Suspense>
      )}
    </>
  );
}
