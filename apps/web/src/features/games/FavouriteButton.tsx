import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { passGate } from '../../gate/pass-gate.ts';
import { NEEDS } from '../../gate/gate.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toggleFavourite, useFavourites } from './favourites.ts';

interface FavouriteButtonProps {
  readonly game: { readonly gameCode: string; readonly name: string };
  readonly className?: string;
}

/** The favourite toggle of a lottery. */
export function FavouriteButton({ game, className }: FavouriteButtonProps) {
  const t = useTexts('games');
  const kept = useFavourites().includes(game.gameCode);
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t(kept ? 'unfavourite' : 'favourite', { name: game.name })}
      onClick={() => {
        if (passGate(NEEDS.favourites)) toggleFavourite(game.gameCode);
      }}
      className={clsx('grid size-9 place-items-center rounded-full phone:size-11', className)}
    >
      <Heart
        aria-hidden
        size={18}
        className={clsx('transition-transform active:scale-80', kept && 'fill-current')}
      />
    </button>
  );
}
