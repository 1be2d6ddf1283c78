import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import type { ReplayStep } from './replay-steps.ts';
import type { Scene } from './scenes.ts';
import type { Replay } from './use-replay.ts';

interface ReplayTrackProps {
  readonly steps: readonly ReplayStep[];
  readonly scenes: readonly Scene[];
  readonly replay: Replay;
}

/** The steps as a track of buttons, and the controls; arrow keys step anywhere on it. */
export function ReplayTrack({ steps, scenes, replay }: ReplayTrackProps) {
  const t = useTexts('drawShow');
  const { step: current, isPlaying, goTo, togglePlay } = replay;
  const follow = (event: KeyboardEvent) => {
    const wanted = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };
  return (
    <div
      role="group"
      aria-label={t('replay.steps')}
      onKeyDown={follow}
      className="flex flex-col gap-3"
    >
      <ol className="flex">
        {steps.map((step, index) => (
          <li key={step.name} className="relative flex min-w-0 flex-1 flex-col items-center">
            {index > 0 && (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-5 right-1/2 h-0.5 w-full',
                  index <= current ? 'bg-accent' : 'bg-line',
                )}
              />
            )}
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => goTo(index)}
              className={clsx(
                'relative z-10 flex min-h-11 w-full min-w-11 flex-col items-center gap-1 rounded-md px-0.5 pt-3 text-center text-xs',
                index === current ? 'font-semibold text-ink' : 'text-ink-3',
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  'size-4 rounded-full border-2 transition-colors',
                  dotClass(index, current, isBroken(step, scenes)),
                )}
              />
              <span className="w-full leading-tight break-words hyphens-auto">
                {t(`step.${step.name}`)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-center gap-2">
        <IconButton
          label={t('replay.back')}
          disabled={current === 0}
          onClick={() => goTo(current - 1)}
          className="size-11"
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <Button
          look="primary"
          className="min-h-11 min-w-32"
          icon={isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
          onClick={togglePlay}
        >
          {t(isPlaying ? 'replay.pause' : 'replay.play')}
        </Button>
        <IconButton
          label={t('replay.next')}
          disabled={current >= steps.length - 1}
          onClick={() => goTo(current + 1)}
          className="size-11"
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  );
}

function isBroken({ scene }: ReplayStep, scenes: readonly Scene[]): boolean {
  return scenes.some(({ name, state }) => name === scene && state === 'failed');
}

function dotClass(index: number, current: number, broken: boolean): string {
  if (broken) return 'border-lost bg-lost';
  if (index === current) return 'border-accent bg-accent ring-4 ring-accent-soft';
  return index < current ? 'border-accent bg-accent' : 'border-line-strong bg-surface-1';
}
