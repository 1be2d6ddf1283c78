import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import { DrawClock } from '../../../draws/DrawClock.tsx';
import type { Game } from '../../../draws/draw-view.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { lotteryUrl } from '../../../urls.ts';
import { MOST_LOTTERIES } from './chosen-lotteries.ts';
import type { ChosenView } from './chosen-view.ts';

/** The chosen lotteries on a narrow screen: countdown, last numbers, one press to the board. */
export function LotteryList({ games, choose, chooser }: ChosenView) {
  const t = useTexts('severalBoards');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid gap-3 md:grid-cols-2">
        {games.map((game, at) => (
          <Row
            key={game.gameCode}
            game={game}
            isFirst={at === 0}
            isLast={at === games.length - 1}
            choose={choose}
          />
        ))}
      </ul>
      {games.length < MOST_LOTTERIES && (
        <Button
          look="outline"
          size="lg"
          icon={<Plus aria-hidden size={20} />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {t('add')}
        </Button>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <chooser.Part games={games} choose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface RowProps extends Pick<ChosenView, 'choose'> {
  readonly game: Game;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A row shows at most this many numbers: a race whole, beside the picture on a phone. */
const SHOWN = 10;

function Row({ game, isFirst, isLast, choose }: RowProps) {
  const t = useTexts('severalBoards');
  const { gameCode: code, name } = game;
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface-1 p-3 shadow-card">
      <div className="relative flex min-h-14 items-center gap-3">
        <span className="relative size-14 shrink-0 overflow-hidden rounded-md">
          <LotteryArt family={game.family} seed={code} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <Link
              to={lotteryUrl(code)}
              className="min-w-0 flex-1 truncate font-semibold after:absolute after:inset-0"
            >
              {name}
            </Link>
            <DrawClock game={game} className="text-lg font-bold" />
          </span>
          <span className="mt-1 flex h-5.5 items-center overflow-hidden">
            <ResultBalls family={game.family} numbers={game.last?.numbers} size="xs" most={SHOWN} />
          </span>
        </span>
      </div>
      <div className="flex justify-end gap-1">
        <IconButton
          label={t('up', { name })}
          disabled={isFirst}
          onClick={() => choose({ do: 'move', code, by: -1 })}
        >
          <ArrowUp aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={t('down', { name })}
          disabled={isLast}
          onClick={() => choose({ do: 'move', code, by: 1 })}
        >
          <ArrowDown aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('remove', { name })} onClick={() => choose({ do: 'remove', code })}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  );
}
