import { useCallback, useState } from 'react';
import { useSignal } from '../../../calls/live.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { buttonClass } from '../../../ui/forms/Button.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { lotteryUrl } from '../../../urls.ts';
import { DrawClock } from '../../../draws/DrawClock.tsx';
import type { Game } from '../../../draws/draw-view.ts';
import { renewMenusSoon } from '../../../draws/renew-menus.ts';
import { PrizeTables } from './PrizeTables.tsx';
import { isDrawn } from './station.ts';

const RESULTS = 3;

interface FastResultsProps {
  readonly games: readonly Game[];
  readonly digits: number;
}

/** The latest results of a draw that runs around the clock, each with its full table. */
export function FastResults({ games, digits }: FastResultsProps) {
  const t = useTexts('vietnam');
  const [chosen, setChosen] = useState<string>();
  const game = games.find(({ gameCode }) => gameCode === chosen) ?? games[0];
  if (game === undefined) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Tabs
          label={t('region.FAST')}
          look="chips"
          tabs={games.map(({ gameCode, name }) => ({ value: gameCode, label: name }))}
          value={game.gameCode}
          onChoose={setChosen}
          wrap
          className="min-w-0"
        />
        <p className="flex items-center gap-3 font-semibold">
          <DrawClock game={game} />
          <Link to={lotteryUrl(game.gameCode)} className={buttonClass('primary', 'sm')}>
            {t('bet', { name: game.name })}
          </Link>
        </p>
      </div>
      <Latest key={game.gameCode} gameCode={game.gameCode} digits={digits} />
    </div>
  );
}

function Latest({ gameCode, digits }: { readonly gameCode: string; readonly digits: number }) {
  const g = useTexts('games');
  const opened = useCall('vnOpened', { gameCode, count: RESULTS }, { keepPrevious: true });
  useSignal(
    `draw:${gameCode}`,
    useCallback(() => renewMenusSoon(), []),
  );
  if (opened.isError) {
    return <ErrorState message={opened.error.message} onRetry={() => void opened.refetch()} />;
  }
  if (opened.isPending) return <Skeleton className="h-120 rounded-lg" />;
  const drawn = opened.data.list.filter(isDrawn);
  if (drawn.length === 0) return <p className="text-ink-2">{g('noResult')}</p>;
  return (
    <ul className="flex flex-col gap-8">
      {drawn.map((draw, place) => (
        // A place keeps its element, so that a new result moves nothing.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <PrizeTables draws={[draw]} digits={digits} />
        </li>
      ))}
    </ul>
  );
}
