import type { Family } from '@fairhouse/rules/lottery';
import { Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { lazyPart } from '../../../../parts/load-chunk.ts';
import { IconButton } from '../../../../ui/forms/Button.tsx';
import type { Board } from '../controls.ts';
import type { Picks } from '../pads/use-picks.ts';

const favouritesDialog = lazyPart(
  () => import('./FavouritesDialog.tsx'),
  (m) => m.FavouritesDialog,
);

interface FavouritesButtonProps {
  readonly board: Board;
  readonly family: Family;
  readonly picks: Picks;
  /** Called when a favourite was put onto the pad of a play. */
  readonly onPut: (play: string) => void;
}

/** Opens the picks that the player has saved. */
export function FavouritesButton({ onPut, ...props }: FavouritesButtonProps) {
  const t = useTexts('lottery');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={t('favourites')}
        look="outline"
        aria-haspopup="dialog"
        onPointerDown={favouritesDialog.preload}
        onClick={() => setOpen(true)}
        className="shrink-0"
      >
        <Star aria-hidden size={18} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <favouritesDialog.Part
            {...props}
            onClose={close}
            onPut={(play) => {
              close();
              onPut(play);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
