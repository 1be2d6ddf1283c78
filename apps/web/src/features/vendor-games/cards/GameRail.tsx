import type { ReactNode } from 'react';
import { Rail } from '../../../ui/layout/Rail.tsx';
import { GameCard } from './GameCard.tsx';
import type { GameCardView } from './game-view.ts';

interface GameRailProps {
  readonly title: ReactNode;
  readonly extra?: ReactNode;
  readonly games: readonly GameCardView[];
}

/** Games in a row; renders nothing without any. */
export function GameRail({ title, extra, games }: GameRailProps) {
  if (games.length === 0) return null;
  return (
    <Rail title={title} extra={extra}>
      {games.map((game) => (
        <li key={game.nodeId} className="w-44 shrink-0 snap-start md:w-56">
          <GameCard game={game} />
        </li>
      ))}
    </Rail>
  );
}
