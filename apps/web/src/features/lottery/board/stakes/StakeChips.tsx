import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { lazyPart } from '../../../../parts/load-chunk.ts';
import type { StakeKind } from './stake-row.ts';

const stakesDialog = lazyPart(
  () => import('./StakesDialog.tsx'),
  (m) => m.StakesDialog,
);

interface StakeChipsProps {
  readonly kind: StakeKind;
  readonly choices: readonly { readonly label: string; readonly stake: string }[];
  /** The stake that is chosen now. */
  readonly chosen: string | undefined;
  /** The largest stake that may be put into the row. */
  readonly most: string;
  readonly onChoose: (stake: string) => void;
  readonly className?: string | undefined;
}

/** A row of stakes to press, and the way to make it one's own. */
export function StakeChips(props: StakeChipsProps) {
  const { kind, choices, chosen, most, onChoose, className } = props;
  const t = useTexts('lottery');
  const [isEdited, setEdited] = useState(false);
  return (
    <div role="group" aria-label={t('quickStakes')} className={clsx('flex gap-1.5', className)}>
      {choices.map(({ label, stake }) => (
        <button
          key={stake}
          type="button"
          aria-pressed={stake === chosen}
          onClick={() => onChoose(stake)}
          className={clsx(chipClass, 'flex-1')}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('editStakes')}
        title={t('editStakes')}
        aria-haspopup="dialog"
        onPointerDown={stakesDialog.preload}
        onClick={() => setEdited(true)}
        className={clsx(chipClass, 'grid shrink-0 place-items-center border-dashed px-2.5!')}
      >
        <Pencil aria-hidden size={15} />
      </button>
      {isEdited && (
        <Suspense fallback={null}>
          <stakesDialog.Part
            kind={kind}
            shown={choices.map(({ stake }) => stake)}
            most={most}
            onClose={() => setEdited(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const chipClass = clsx(
  'figures min-h-9 min-w-fit rounded-full whitespace-nowrap border border-line-strong px-1 text-sm font-medium',
  'text-ink-2 transition-colors hover:border-accent hover:text-ink phone:min-h-11',
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text',
);
