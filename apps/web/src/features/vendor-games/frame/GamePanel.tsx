import type { ReactNode } from 'react';
import { GamePicture } from '../cards/GamePicture.tsx';
import type { GameCardView } from '../cards/game-view.ts';

interface GamePanelProps {
  readonly game?: GameCardView | undefined;
  readonly title: string;
  readonly text?: ReactNode;
  /** What to do next. */
  readonly actions?: ReactNode;
}

/** In place of the game: what happened, and what to do next. */
export function GamePanel({ game, title, text, actions }: GamePanelProps) {
  return (
    <div className="grid size-full place-items-center overflow-y-auto bg-ground p-4">
      <div
        role="alert"
        className="w-full max-w-110 overflow-hidden rounded-xl border border-line bg-surface-1 shadow-float"
      >
        {game !== undefined && (
          <div className="relative aspect-[2/1] overflow-hidden">
            <GamePicture game={game} wide />
          </div>
        )}
        <div className="flex flex-col gap-4 p-5 md:p-6">
          <div>
            <p className="text-lg font-semibold">{title}</p>
            {text !== undefined && <div className="mt-1.5 text-sm text-ink-2">{text}</div>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      </div>
    </div>
  );
}
