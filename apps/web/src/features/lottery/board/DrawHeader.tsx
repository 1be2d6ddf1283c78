import type { DrawFormat } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from '../../../navigation/Link.tsx';
import type { LazyPart } from '../../../parts/load-chunk.ts';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { verifyUrl } from '../../../urls.ts';
import type { DrawPace } from '../../../draws/draw-view.ts';
import { usePace } from '../../../draws/use-pace.ts';
import type { DrawPhase } from './draw-phase.ts';
import { ResultReel, resultHeight } from './ResultReel.tsx';
import { SessionResult } from './SessionResult.tsx';
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
  const pace = usePace();
  return (
    <section className={headClass}>
      <GameButton game={game} gamePicker={gamePicker} />
      <Clocks game={game} draw={draw} phase={phase} />
      {isCalendar(game) && (
        // Days, time and zone need a line of their own on a phone.
        <p className="col-span-full text-xs text-ink-3 sm:hidden">{pace(game.pace)}</p>
      )}
      <LastDraw game={game} form={form} draw={draw} />
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
        className="group flex min-h-14 items-center gap-3 rounded-md text-left max-sm:gap-2"
      >
        <span className="relative size-14 shrink-0 overflow-hidden rounded-md border border-line max-sm:size-11">
          <LotteryArt family={game.family} seed={game.gameCode} />
        </span>
        <span className="min-w-0">
          <h1 className="flex items-center gap-1.5 text-xl font-semibold max-sm:gap-1 max-lg:text-base max-lg:leading-tight">
            {game.name}
            <ChevronDown aria-hidden size={20} className="shrink-0 text-accent-text" />
          </h1>
          <span className="line-clamp-2 text-xs text-ink-3">
            <span className={isCalendar(game) ? 'max-sm:hidden' : undefined}>
              {pace(game.pace)}
            </span>
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
  const [first, setFirst] = useState(shown?.issue);
  if (first === undefined && shown !== undefined) setFirst(shown.issue);
  const box = useRef<HTMLDivElement>(null);
  const height = useTallest(box, numbers);
  return (
    <div
      className="col-span-full flex flex-col gap-2 md:order-2 md:col-auto md:items-center"
      aria-live="polite"
    >
      <div className="flex min-h-6 items-center gap-2 text-xs text-ink-3">
        <span className="figures min-w-0 truncate">
          {shown !== undefined &&
            t(waiting === undefined ? 'resultOf' : 'drawingOf', { issue: shown.shortIssue })}
        </span>
        {draw?.last !== undefined && waiting === undefined && (
          <Link
            to={verifyUrl(draw.last.gameCode, draw.last.issue)}
            className="inline-flex min-h-6 items-center gap-1 font-medium whitespace-nowrap text-accent-text"
          >
            <ShieldCheck aria-hidden size={14} />
            {t('proof')}
          </Link>
        )}
        <span className="max-md:ml-auto">
          <SessionResult gameCode={game.gameCode} />
        </span>
      </div>
      <div
        ref={box}
        className={clsx('md:flex md:w-full md:justify-center', resultHeight(game.family))}
        style={height === 0 ? undefined : { minHeight: height }}
      >
        {draw !== undefined && shown === undefined ? (
          <p className="text-sm text-ink-2">{t('noResult')}</p>
        ) : (
          <ResultReel
            key={shown?.issue}
            family={game.family}
            form={form}
            numbers={numbers}
            fresh={shown?.issue !== first}
          />
        )}
      </div>
    </div>
  );
}

/**
 * The height of the tallest result so far: the place of a result keeps it while the next one is
 * drawn, so that nothing below moves.
 */
function useTallest(box: RefObject<HTMLElement | null>, numbers: string | undefined): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setHeight((tallest) => Math.max(tallest, current.offsetHeight));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, numbers]);
  return height;
}

function Clocks({ game, draw, phase }: Pick<DrawHeaderProps, 'game' | 'draw' | 'phase'>) {
  const t = useTexts('lottery');
  // A draw that is days ahead has a wider countdown.
  const boxClass = clsx(clocksClass, isCalendar(game) ? 'min-w-38' : 'min-w-32');
  // Reserves the height, so that the content below does not move when the draw is loaded.
  if (draw === undefined) return <div className={boxClass} />;
  const { current } = draw;
  if (current === undefined || phase === 'idle') {
    if (!draw.noSource) {
      return <p className={clsx(boxClass, idleClass)}>{t('notOnSale')}</p>;
    }
    return (
      <div className={clsx(boxClass, 'max-w-52')}>
        <p className={idleClass}>{t('notOnSale')}</p>
        <p className="text-xs text-ink-3">{t('noSource')}</p>
      </div>
    );
  }
  const open = phase === 'betting' || phase === 'hurry';
  return (
    <div className={boxClass}>
      <p className="figures text-xs text-ink-3">{t('issue', { issue: current.shortIssue })}</p>
      {open ? (
        <p
          className={clsx(
            'text-3xl leading-9 font-bold sm:text-4xl sm:leading-10',
            phase === 'hurry' && 'text-accent-text',
          )}
        >
          <Countdown
            until={current.closesAt}
            label={t('closesIn')}
            className="max-sm:has-data-days:text-2xl [&>[data-days]]:text-[0.6em]"
          />
        </p>
      ) : (
        <p className="text-2xl leading-9 font-bold text-lost sm:leading-10" role="status">
          {t(phase === 'closed' ? 'closed' : 'drawing')}
        </p>
      )}
      <p className="text-xs text-ink-3">
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

const isCalendar = ({ pace }: Pick<DrawHeaderProps['game'], 'pace'>) => pace.kind === 'calendar';

const idleClass = 'font-semibold text-ink-2 max-sm:text-sm';

const headClass = clsx(
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 rounded-lg border border-line bg-surface-1',
  'p-4 shadow-card max-sm:gap-x-2 max-sm:gap-y-1 max-sm:p-3 md:gap-6 md:p-5 md:grid-cols-[minmax(10rem,1fr)_auto_auto] md:items-center',
);

/** Of one height in every phase, so that the content below never moves. */
const clocksClass = 'min-h-17 text-right sm:min-h-18 md:order-3';
