import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { GameCardView } from './game-view.ts';
import { useFavouriteGames } from './use-favourite-games.ts';

interface FavouriteGameButtonProps {
  readonly game: GameCardView;
  readonly className?: string;
}

/** The favourite toggle of a game. */
export function FavouriteGameButton({ game, className }: FavouriteGameButtonProps) {
  const t = useTexts('games');
  const { has, toggle } = useFavouriteGames();
  const kept = has(game.nodeId);
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t(kept ? 'unfavourite' : 'favourite', { name: game.name })}
      onClick={() => toggle(game)}
      className={clsx('grid size-10 place-items-center rounded-full phone:size-11', className)}
    >
      <Heart
        aria-hidden
        size={18}
        className={clsx('transition-transform active:scale-80', kept && 'fill-current')}
      />
    </button>
  );
}
