import { WifiOff } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import type { Line } from './line.ts';

interface FrameStripProps {
  readonly line: Line;
  /** The game said that its session has ended. */
  readonly hasEnded: boolean;
  readonly onReload: () => void;
  readonly onSettled: () => void;
}

/** Over the game, which stays as it is: the line is gone, was gone for long, or its session is. */
export function FrameStrip({ line, hasEnded, onReload, onSettled }: FrameStripProps) {
  const t = useTexts('vendorGames');
  if (line.state === 'off') {
    return (
      <div role="status" data-offline className={stripClass}>
        <WifiOff aria-hidden size={16} className="shrink-0" />
        <p className="min-w-0 flex-1">{t('line.off')}</p>
      </div>
    );
  }
  if (line.state === 'on' && !hasEnded) return null;
  return (
    <div role="status" className={stripClass}>
      <p className="min-w-0 flex-1">{t(hasEnded ? 'line.ended' : 'line.back')}</p>
      <Button look="primary" size="sm" onClick={onReload}>
        {t('line.reload')}
      </Button>
      {!hasEnded && (
        <Button look="ghost" size="sm" onClick={onSettled}>
          {t('line.stay')}
        </Button>
      )}
    </div>
  );
}

const stripClass =
  'absolute inset-x-0 top-0 z-5 flex flex-wrap items-center gap-2 border-b border-line bg-surface-3 px-4 py-2 text-sm text-ink';
