import clsx from 'clsx';
import { Ban, CircleCheck, CircleDashed, CircleHelp, CircleX, LoaderCircle } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { SceneArt } from './SceneArt.tsx';
import { SceneDetails } from './SceneDetails.tsx';
import { SCENE_NAMES, type Scene, type SceneState } from './scenes.ts';
import type { DrawStory } from './use-draw-story.ts';
import { useSceneText } from './use-scene-text.ts';

interface SceneCardProps {
  readonly scene: Scene;
  readonly story: DrawStory;
  /** Its check has not ticked yet. */
  readonly checking?: boolean;
}

/** One scene: a picture, a sentence, its check, and the hashes behind it. */
export function SceneCard({ scene, story, checking = false }: SceneCardProps) {
  const { title, text } = useSceneText()(scene, story);
  const state = checking ? 'checking' : scene.state;
  const { numbers, proof } = story.checked;
  const isBroken = state === 'failed';
  return (
    <article
      data-scene={scene.name}
      data-state={state}
      className={clsx(
        'flex min-w-0 flex-col gap-3 rounded-lg border bg-surface-2 p-4 transition-colors duration-200',
        BORDERS[state],
      )}
    >
      <div className="mx-auto w-full max-w-52">
        <SceneArt name={scene.name} broken={isBroken} />
      </div>
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold text-balance">
          <span className="figures text-accent-text">{SCENE_NAMES.indexOf(scene.name) + 1}</span>{' '}
          {title}
        </h3>
        <StateMark state={state} />
      </div>
      {scene.name === 'numbers' && numbers !== undefined && (
        <ResultBalls family={String(proof?.rules['family'] ?? '')} numbers={numbers} size="sm" />
      )}
      {/* Before its check, a scene claims nothing that may not hold. */}
      <p
        className={clsx(
          'text-sm',
          isBroken ? 'font-medium text-lost' : 'text-ink-2',
          checking && 'invisible',
        )}
      >
        {text}
      </p>
      <SceneDetails scene={scene} story={story} />
    </article>
  );
}

type ShownState = SceneState | 'checking';

function StateMark({ state }: { readonly state: ShownState }) {
  const t = useTexts('drawShow');
  const { Icon, ink } = MARKS[state];
  return (
    <span className={clsx('inline-flex shrink-0 items-center gap-1.5 text-xs font-semibold', ink)}>
      {t(`state.${state}`)}
      <Icon
        key={state}
        aria-hidden
        size={22}
        className={state === 'checking' ? 'spinning' : 'ball-in'}
      />
    </span>
  );
}

const MARKS = {
  ok: { Icon: CircleCheck, ink: 'text-won' },
  failed: { Icon: CircleX, ink: 'text-lost' },
  open: { Icon: CircleDashed, ink: 'text-ink-3' },
  outside: { Icon: CircleHelp, ink: 'text-accent-text' },
  void: { Icon: Ban, ink: 'text-ink-2' },
  checking: { Icon: LoaderCircle, ink: 'text-ink-3' },
} as const;

const BORDERS: Readonly<Record<ShownState, string>> = {
  ok: 'border-won',
  failed: 'border-lost',
  open: 'border-line',
  outside: 'border-accent-line',
  void: 'border-line-strong',
  checking: 'border-line',
};
