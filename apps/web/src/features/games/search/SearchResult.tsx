import clsx from 'clsx';
import { GameArt } from '../../../art/GameArt.tsx';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import type { Result } from './use-search-results.ts';

interface SearchResultProps {
  readonly id: string;
  readonly result: Result;
  /** Enter opens it. */
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** A result as an option of the list: the focus stays in the field above it. */
export function SearchResult({ id, result, chosen, onOpen }: SearchResultProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={chosen}
      className={clsx(
        'flex w-full items-center gap-4 rounded-md p-2 text-left hover:bg-surface-3',
        chosen && 'bg-surface-3 outline-2 -outline-offset-2 outline-accent-line',
      )}
      onClick={onOpen}
    >
      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-sm">
        {result.art === undefined ? (
          <LotteryArt family={result.family} seed={result.seed} />
        ) : (
          <GameArt motif={result.art} seed={result.seed} />
        )}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{result.name}</span>
        <span className="block text-xs text-ink-3">{result.about}</span>
      </span>
    </button>
  );
}
