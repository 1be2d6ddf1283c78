import { DrawCard } from './DrawCard.tsx';
import type { Game } from '../../draws/draw-view.ts';

interface DrawGridProps {
  readonly games: readonly Game[];
  /** Draws the art of a card when it comes near the window, for long lists. */
  readonly lazyArt?: boolean;
}

/** Lotteries as cards, two in a row on a phone. */
export function DrawGrid({ games, lazyArt = false }: DrawGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] md:gap-4">
      {games.map((game) => (
        <li key={game.gameCode}>
          <DrawCard game={game} lazyArt={lazyArt} />
        </li>
      ))}
    </ul>
  );
}
