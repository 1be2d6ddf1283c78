import type { ReactNode } from 'react';
import { Link } from '../../../navigation/Link.tsx';
import { lotteryUrl } from '../../../urls.ts';

interface ResultTileProps {
  readonly gameCode: string;
  readonly name: string;
  /** The special prize; undefined until it has been drawn. */
  readonly special: string | undefined;
  /** Shown below the name until the result arrives. */
  readonly children?: ReactNode;
}

/** A Vietnamese lottery with its special prize. The whole tile links to its board. */
export function ResultTile({ gameCode, name, special, children }: ResultTileProps) {
  return (
    <li className="relative flex min-h-14 items-center justify-between gap-3 rounded-lg border border-line bg-surface-1 px-4 py-2.5 hover:border-accent-line">
      <div className="min-w-0">
        <Link
          to={lotteryUrl(gameCode)}
          className="line-clamp-2 text-sm font-medium after:absolute after:inset-0"
        >
          {name}
        </Link>
        {Boolean(children) && <p className="text-xs text-ink-3">{children}</p>}
      </div>
      {special !== undefined && (
        <span className="figures text-lg font-bold text-accent-text">{special}</span>
      )}
    </li>
  );
}

/** A grid of tiles. */
export const tilesClass = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4';
