import clsx from 'clsx';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { lotteryUrl } from '../../../urls.ts';
import { acceptsBets, type DrawPhase } from '../board/draw-phase.ts';
import type { Draw } from '../board/use-draw.ts';
import type { BoardColumnProps } from './BoardColumn.tsx';

interface ColumnHeadProps extends Pick<BoardColumnProps, 'game' | 'isFirst' | 'isLast' | 'choose'> {
  readonly draw: Draw | undefined;
  readonly phase: DrawPhase;
}

/** The most parts of a result that fit in a column. */
const SHOWN = 10;

/** More balls than a line takes stand in two lines of five. */
const linesOfFive = '[&>[role=img]:has(>:nth-child(8))]:max-w-30';

/** The lottery, its place among the others, its countdown and its last result; of one height. */
export function ColumnHead({ game, isFirst, isLast, choose, draw, phase }: ColumnHeadProps) {
  const t = useTexts('lottery');
  const s = useTexts('severalBoards');
  const { gameCode, name } = game;
  const current = draw?.current;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start gap-1">
        <h2 className="line-clamp-2 min-h-13 min-w-0 flex-1 pt-2.5 text-base leading-snug font-semibold">
          <Link to={lotteryUrl(gameCode)} className="hover:text-accent-text">
            {name}
          </Link>
        </h2>
        <IconButton
          label={s('left', { name })}
          disabled={isFirst}
          onClick={() => choose({ do: 'move', code: gameCode, by: -1 })}
          className="min-h-11! w-8"
        >
          <ArrowLeft aria-hidden size={16} />
        </IconButton>
        <IconButton
          label={s('right', { name })}
          disabled={isLast}
          onClick={() => choose({ do: 'move', code: gameCode, by: 1 })}
          className="min-h-11! w-8"
        >
          <ArrowRight aria-hidden size={16} />
        </IconButton>
        <IconButton
          label={s('remove', { name })}
          onClick={() => choose({ do: 'remove', code: gameCode })}
          className="min-h-11! w-8"
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <div className="flex min-h-9 items-baseline justify-between gap-2">
        <span className="figures truncate text-xs text-ink-3">
          {current !== undefined && t('issue', { issue: current.shortIssue })}
        </span>
        {current === undefined || phase === 'idle' ? (
          <span className="text-sm font-semibold text-ink-2">
            {draw === undefined ? '' : t('notOnSale')}
          </span>
        ) : acceptsBets(phase) ? (
          <Countdown
            until={current.closesAt}
            label={t('closesIn')}
            className="text-2xl font-bold has-data-days:text-base"
          />
        ) : (
          <span role="status" className="text-lg font-bold text-lost">
            {t(phase === 'closed' ? 'closed' : 'drawing')}
          </span>
        )}
      </div>
      <div
        className={clsx(
          'flex h-13 flex-wrap items-center overflow-hidden rounded-md bg-surface-2 px-2',
          linesOfFive,
        )}
      >
        <ResultBalls
          family={game.family}
          numbers={draw?.last?.numbers}
          size="xs"
          most={SHOWN}
          label={t('lastResult', { numbers: '' })}
        />
      </div>
    </header>
  );
}
