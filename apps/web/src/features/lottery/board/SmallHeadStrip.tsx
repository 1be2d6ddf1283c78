import clsx from 'clsx';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { acceptsBets, type DrawPhase } from './draw-phase.ts';
import type { Draw } from './use-draw.ts';

export interface SmallHeadStripProps {
  readonly game: { readonly name: string; readonly family: string };
  readonly current: NonNullable<Draw['current']>;
  readonly last: Draw['last'];
  readonly phase: DrawPhase;
}

/** The most parts of a result that fit beside the countdown. */
const SHOWN_BALLS = 5;

/** The draw, its countdown and the last result in one line. */
export function SmallHeadStrip({ game, current, last, phase }: SmallHeadStripProps) {
  const t = useTexts('lottery');
  return (
    <div aria-hidden className={stripClass}>
      <span className="min-w-0 flex-1 truncate">
        <span className="font-semibold max-sm:hidden">{game.name} </span>
        <span className="figures text-ink-3">{current.shortIssue}</span>
      </span>
      <span className="shrink-0">
        <ResultBalls family={game.family} numbers={last?.numbers} size="xs" most={SHOWN_BALLS} />
      </span>
      {acceptsBets(phase) ? (
        <span
          className={clsx(
            'figures shrink-0 text-lg font-bold',
            phase === 'hurry' && 'text-accent-text',
          )}
        >
          <Countdown until={current.closesAt} label={t('closesIn')} />
        </span>
      ) : (
        <span className="shrink-0 font-bold text-lost">
          {t(phase === 'drawing' ? 'drawing' : 'closed')}
        </span>
      )}
    </div>
  );
}

const stripClass = clsx(
  'drop-in absolute inset-x-0 top-0 -mx-4 flex h-11 items-center gap-3 border-b border-line px-4',
  'bg-surface-1/97 text-sm shadow-card backdrop-blur-md md:mx-0 md:rounded-b-lg md:border-x',
);
