import {
  followableDraws,
  followedOf,
  longStreaks,
  sidesOf,
  streakOf,
  type Family,
  type Followed,
} from '@fairhouse/rules/lottery';
import { useMemo, useState } from 'react';
import { useCall } from '../../../app/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { usePlayWords } from '../play-words.ts';
import { followedWord } from './followed-words.ts';

const LEAST = ['3', '5', '7', '9'] as const;
type Least = (typeof LEAST)[number];

interface LongDragonsProps {
  readonly gameCode: string;
  readonly family: Family;
}

/** What has come the same way several times running, longest first. */
export function LongDragons({ gameCode, family }: LongDragonsProps) {
  const t = useTexts('lottery');
  const [least, setLeast] = useState<Least>('3');
  const trend = useCall('trend', { gameCode, periods: 200 }, { refetchInterval: 60_000 });
  const all = useMemo(() => followedOf(family), [family]);
  const running = useMemo(() => {
    const results = (trend.data?.list ?? []).flatMap(({ numbers }) => numbers ?? []);
    const draws = followableDraws(family, results);
    return all.map((each) => streakOf(each.subject, sidesOf(each, draws)));
  }, [trend.data, family, all]);
  const streaks = longStreaks(running, Number(least));
  if (trend.isError) {
    return <ErrorState message={trend.error.message} onRetry={() => void trend.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Tabs<Least>
        look="chips"
        label={t('dragons.least')}
        tabs={LEAST.map((each) => ({ value: each, label: `≥ ${each}` }))}
        value={least}
        onChoose={setLeast}
      />
      {trend.isPending && <SkeletonRows />}
      {trend.isSuccess && streaks.length === 0 && (
        <EmptyState art={<EmptyArt name="lantern" />} title={t('dragons.none')} />
      )}
      <ul className="grid gap-2 md:grid-cols-2">
        {streaks.map(({ subject, ...streak }) => (
          <Dragon
            key={subject}
            followed={all.find((each) => each.subject === subject)}
            {...streak}
          />
        ))}
      </ul>
    </div>
  );
}

interface DragonProps {
  readonly followed: Followed | undefined;
  readonly side: string;
  readonly length: number;
}

function Dragon({ followed, side, length }: DragonProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  if (followed === undefined) return null;
  const isWarm = followed.sides[0] === side;
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-surface-2 px-3 py-2.5 text-sm">
      <span className="min-w-0 flex-1 text-ink-2">{followedWord(words, followed)}</span>
      <strong className={isWarm ? 'text-lost' : 'text-accent-text'}>
        {words.symbol(side, followed.play.code)}
      </strong>
      <span className="figures font-semibold">{t('dragons.times', { count: length })}</span>
    </li>
  );
}
