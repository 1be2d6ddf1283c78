import { DrawCard } from './DrawCard.tsx';
import type { Game } from '../../draws/draw-view.ts';

/** Lotteries as cards, two in a row on a phone. */
export function DrawGrid({ games }: { readonly games: readonly Game[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] md:gap-4">
      {games.map((game) => (
        <li key={game.gameCode}>
          <DrawCard game={game} />
        </li>
      ))}
    </ul>
  );
}
