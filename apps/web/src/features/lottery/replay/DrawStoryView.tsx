import clsx from 'clsx';
import { CircleAlert, CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isMotionReduced } from '../../../ui/cues/motion.ts';
import { useSession } from '../../../session/session.ts';
import { SceneCard } from './SceneCard.tsx';
import { storyVerdict, type StoryVerdict } from './scenes.ts';
import type { DrawStory } from './use-draw-story.ts';

/** A scene ticks this long after the one before. */
const TICK_MS = 450;

/** The answer, and the four scenes whose checks tick one after another. */
export function DrawStoryView({ story }: { readonly story: DrawStory }) {
  const t = useTexts('drawShow');
  const isVisitor = useSession() === undefined;
  const { scenes, own, latest } = story;
  const ticked = useTicks(scenes.length);
  return (
    <div className="flex flex-col gap-4">
      <Answer story={story} isDone={ticked >= scenes.length} />
      {own.length === 0 && !isVisitor && <p className="text-sm text-ink-2">{t('noTickets')}</p>}
      {latest !== undefined && (
        <p className="text-sm text-ink-2">{t('latestOnly', { count: latest })}</p>
      )}
      <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {scenes.map((scene, index) => (
          <li key={scene.name} className="grid min-w-0">
            <SceneCard scene={scene} story={story} checking={index >= ticked} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many scenes have ticked; all at once with reduced motion. */
function useTicks(count: number): number {
  const [ticked, setTicked] = useState(() => (isMotionReduced() ? count : 0));
  useEffect(() => {
    if (ticked >= count) return undefined;
    const timer = setTimeout(() => setTicked(ticked + 1), TICK_MS);
    return () => clearTimeout(timer);
  }, [ticked, count]);
  return ticked;
}

interface AnswerProps {
  readonly story: DrawStory;
  readonly isDone: boolean;
}

function Answer({ story, isDone }: AnswerProps) {
  const t = useTexts('drawShow');
  const verdict = storyVerdict(story.scenes, story.checked);
  const count = story.own.length;
  const answer = (): string => {
    if (verdict === 'ok') {
      return count > 0 ? t('verdict.ok', { count }) : t('verdict.visitor');
    }
    if (verdict === 'entered') {
      return count > 0 ? t('verdict.entered', { count }) : t('verdict.enteredVisitor');
    }
    if (verdict === 'alone' && count > 0) return t('verdict.aloneMine', { count });
    return t(`verdict.${verdict}`);
  };
  const { Icon, box } = isDone ? LOOKS[verdict] : CHECKING;
  return (
    <p
      role="status"
      className={clsx('flex min-h-18 items-center gap-3 rounded-lg border p-4 font-semibold', box)}
    >
      <Icon aria-hidden size={28} className={clsx('shrink-0', !isDone && 'spinning')} />
      {isDone ? answer() : t('state.checking')}
    </p>
  );
}

const GOOD = { Icon: CircleCheck, box: 'border-won bg-won-soft text-won' };
const HALF = { Icon: CircleAlert, box: 'border-accent-line bg-accent-soft text-accent-text' };
const CHECKING = { Icon: LoaderCircle, box: 'border-line bg-surface-2 text-ink-2' };

const LOOKS: Readonly<Record<StoryVerdict, typeof GOOD>> = {
  ok: GOOD,
  entered: HALF,
  alone: HALF,
  unbound: HALF,
  open: HALF,
  void: { Icon: CircleAlert, box: 'border-line-strong bg-surface-2 text-ink-2' },
  failed: { Icon: CircleX, box: 'border-lost bg-lost-soft text-lost' },
};
