import type { DrawFormat } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from '../../../navigation/Link.tsx';
import type { LazyPart } from '../../../parts/load-chunk.ts';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { verifyUrl } from '../../../urls.ts';
import type { DrawPace } from '../../../draws/draw-view.ts';
import { usePace } from '../../../draws/use-pace.ts';
import type { DrawPhase } from './draw-phase.ts';
import { ResultReel } from './ResultReel.tsx';
import type { Draw } from './use-draw.ts';
import { usePreloadOnInteraction } from './use-preload-on-interaction.ts';

interface DrawHeaderProps {
  readonly game: {
    readonly gameCode: string;
    readonly name: string;
    readonly family: string;
    readonly pace: DrawPace;
  };
  readonly form: DrawFormat;
  readonly draw: Draw | undefined;
  readonly phase: DrawPhase;
  /** The dialog that opens another lottery. */
  readonly gamePicker: LazyPart<{ readonly onClose: () => void }>;
}

/** The head of the board: the lottery, its last result, and the countdowns to close and draw. */
export function DrawHeader({ game, form, draw, phase, gamePicker }: DrawHeaderProps) {
  return (
    <section className={headClass}>
      <GameButton game={game} gamePicker={gamePicker} />
      <LastDraw game={game} form={form} draw={draw} />
      <Clocks draw={draw} phase={phase} />
    </section>
  );
}

function GameButton({ game, gamePicker }: Pick<DrawHeaderProps, 'game' | 'gamePicker'>) {
  const t = useTexts('lottery');
  const pace = usePace();
  const [open, setOpen] = useState(false);
  usePreloadOnInteraction(gamePicker);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group flex min-h-14 items-center gap-3 rounded-md text-left"
      >
        <span className="relative size-14 shrink-0 overflow-hidden rounded-md border border-line">
          <LotteryArt family={game.family} seed={game.gameCode} />
        </span>
        <span className="min-w-0">
          <h1 className="flex items-center gap-1.5 text-xl font-semibold">
            {game.name}
            <ChevronDown aria-hidden size={20} className="text-accent-text" />
          </h1>
          <span className="block text-xs text-ink-3">
            {pace(game.pace)}
            <span className="sr-only">. {t('chooseGame')}</span>
          </span>
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <gamePicker.Part onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function LastDraw({ game, form, draw }: Pick<DrawHeaderProps, 'game' | 'form' | 'draw'>) {
  const t = useTexts('lottery');
  const waiting = draw?.waiting.at(-1);
  const shown = waiting ?? draw?.last;
  const numbers = waiting === undefined ? draw?.last?.numbers : undefined;
  return (
    <div className="flex flex-col gap-2 md:items-center" aria-live="polite">
      <p className="flex min-h-6 items-center gap-2 text-xs text-ink-3">
        <span className="figures">
          {draw !== undefined && shown === undefined && t('noResult')}
          {shown !== undefined &&
            t(waiting === undefined ? 'resultOf' : 'drawingOf', { issue: shown.shortIssue })}
        </span>
        {draw?.last !== undefined && waiting === undefined && (
          <Link
            to={verifyUrl(draw.last.gameCode, draw.last.issue)}
            className="inline-flex min-h-6 items-center gap-1 font-medium text-accent-text"
          >
            <ShieldCheck aria-hidden size={14} />
            {t('proof')}
          </Link>
        )}
      </p>
      {(draw === undefined || shown !== undefined) && (
        <ResultReel key={shown?.issue} family={game.family} form={form} numbers={numbers} />
      )}
    </div>
  );
}

function Clocks({ draw, phase }: Pick<DrawHeaderProps, 'draw' | 'phase'>) {
  const t = useTexts('lottery');
  // Reserves the height, so that the content below does not move when the draw is loaded.
  if (draw === undefined) return <div className="h-13 sm:h-14 md:h-19" />;
  const { current } = draw;
  if (current === undefined || phase === 'idle') {
    return <p className="font-semibold text-ink-2 md:text-right">{t('notOnSale')}</p>;
  }
  const open = phase === 'betting' || phase === 'hurry';
  return (
    <div className="flex items-end justify-between gap-4 md:flex-col md:items-end md:gap-1">
      <div className="md:text-right">
        <p className="figures text-xs text-ink-3">{t('issue', { issue: current.shortIssue })}</p>
        {open ? (
          <p
            className={clsx(
              'text-3xl font-bold sm:text-4xl',
              phase === 'hurry' && 'text-accent-text',
            )}
          >
            <Countdown
              until={current.closesAt}
              label={t('closesIn')}
              className="[&>[data-days]]:text-[0.6em]"
            />
          </p>
        ) : (
          <p className="text-2xl font-bold text-lost" role="status">
            {t(phase === 'closed' ? 'closed' : 'drawing')}
          </p>
        )}
      </div>
      <p className="pb-1.5 text-right text-xs text-ink-3 md:pb-0">
        {t('drawIn')}{' '}
        <Countdown
          until={current.drawAt}
          label={t('drawIn')}
          className="font-semibold text-ink-2"
        />
      </p>
    </div>
  );
}

const headClass = clsx(
  'grid gap-4 rounded-lg border border-line bg-surface-1 p-4 shadow-card md:gap-6 md:p-5',
  'md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center',
);
