import type { Family } from '@fairhouse/rules/lottery';
import { Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { lazyPart } from '../../../../parts/load-chunk.ts';
import { IconButton } from '../../../../ui/forms/Button.tsx';
import type { Board } from '../controls.ts';
import type { Draft } from '../draft.ts';
import type { Favourite } from './favourite.ts';
import type { PickedPlay } from './FavouritesDialog.tsx';

const favouritesDialog = lazyPart(
  () => import('./FavouritesDialog.tsx'),
  (m) => m.FavouritesDialog,
);

interface FavouritesButtonProps {
  readonly board: Board;
  readonly family: Family;
  /** The plays with picks on the pad: a skin's are several. */
  readonly picked: readonly PickedPlay[];
  /** Puts a favourite onto the pad of its play. */
  readonly onPut: (favourite: Favourite, draft: Draft) => void;
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
            onPut={(favourite, draft) => {
              close();
              onPut(favourite, draft);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
