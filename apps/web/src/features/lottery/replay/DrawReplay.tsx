import clsx from 'clsx';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { CheckedFile } from '../proof/check-file.ts';
import { ReplayMoment } from './ReplayMoment.tsx';
import { replaySteps } from './replay-steps.ts';
import { ReplayTrack } from './ReplayTrack.tsx';
import { SceneCard } from './SceneCard.tsx';
import { scenesOf } from './scenes.ts';
import { useStoryOf, type DrawStory } from './use-draw-story.ts';
import { useReplay } from './use-replay.ts';

interface DrawReplayProps {
  readonly checked: CheckedFile;
  /** The draw in which the player's own tickets are looked up; empty for a file of its own. */
  readonly issue: string;
}

/** A draw from sale to payout, step by step, with the scene that proves each. */
export function DrawReplay({ checked, issue }: DrawReplayProps) {
  const t = useTexts('drawShow');
  const { story, mine } = useStoryOf(checked, issue);
  // Until the player's own tickets are known, the draw is shown as to a visitor.
  const shown = useMemo(
    () => story ?? { checked, own: [], latest: undefined, scenes: scenesOf(checked) },
    [story, checked],
  );
  if (checked.proof === undefined) return null;
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-semibold">{t('replay.title')}</h2>
        <p className="text-sm text-ink-2">{t('replay.about')}</p>
      </div>
      {mine.error !== null && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-lost">
          {mine.error.message}
          <Button size="sm" onClick={mine.retry}>
            {t('replay.retry')}
          </Button>
        </p>
      )}
      <Steps story={shown} />
    </Card>
  );
}

function Steps({ story }: { readonly story: DrawStory }) {
  const t = useTexts('drawShow');
  const { proof } = story.checked;
  const steps = useMemo(() => (proof === undefined ? [] : replaySteps(proof)), [proof]);
  const replay = useReplay(steps.length);
  const current = steps[replay.step];
  if (current === undefined) return null;
  const all = steps.length;
  const place = t('replay.stepOf', { step: replay.step + 1, all });
  return (
    <>
      <ReplayTrack steps={steps} scenes={story.scenes} replay={replay} />
      <p className="sr-only" aria-live="polite">
        {`${place}: ${t(`step.${current.name}`)}`}
      </p>
      {/* All steps lie on each other, so that the page keeps its height while they change. */}
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid">
          {steps.map((step, index) => (
            <div key={step.name} className={layerClass(step === current)}>
              <ReplayMoment
                step={step}
                place={{ step: index + 1, all }}
                story={story}
                isShown={step === current}
              />
            </div>
          ))}
        </div>
        <div className="grid">
          {story.scenes
            .filter(({ name }) => steps.some(({ scene }) => scene === name))
            .map((scene) => (
              <div key={scene.name} className={layerClass(scene.name === current.scene)}>
                <SceneCard scene={scene} story={story} />
              </div>
            ))}
        </div>
      </div>
    </>
  );
}

function layerClass(isShown: boolean): string {
  return clsx('grid min-w-0 [grid-area:1/1]', !isShown && 'invisible');
}
