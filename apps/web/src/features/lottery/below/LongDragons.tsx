import { FOLLOWED, longStreaks, sidesOf, streakOf } from '@fairhouse/rules/lottery';
import { useMemo, useState } from 'react';
import { useCall } from '../../../app/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { usePlayWords } from '../play-words.ts';
import { findFollowed, followedWord, sidesFollowed } from './followed-words.ts';

const LEAST = ['3', '5', '7', '9'] as const;
type Least = (typeof LEAST)[number];

/** What has come the same way several times running, longest first. */
export function LongDragons({ gameCode }: { readonly gameCode: string }) {
  const t = useTexts('lottery');
  const [least, setLeast] = useState<Least>('3');
  const trend = useCall('trend', { gameCode, periods: 200 }, { refetchInterval: 60_000 });
  const streaks = useMemo(() => {
    const results = (trend.data?.list ?? []).flatMap(({ numbers }) => (numbers ? [numbers] : []));
    const all = FOLLOWED.map((each) => streakOf(each.subject, sidesOf(each, results)));
    return longStreaks(all, Number(least));
  }, [trend.data, least]);
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
        {streaks.map((streak) => (
          <Dragon key={streak.subject} {...streak} />
        ))}
      </ul>
    </div>
  );
}

interface DragonProps {
  readonly subject: string;
  readonly side: string;
  readonly length: number;
}

function Dragon({ subject, side, length }: DragonProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const each = findFollowed(subject);
  const isWarm = sidesFollowed(subject)[0] === side;
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-surface-2 px-3 py-2.5 text-sm">
      <span className="min-w-0 flex-1 text-ink-2">
        {each === undefined ? subject : followedWord(t, words, each)}
      </span>
      <strong className={isWarm ? 'text-lost' : 'text-accent-text'}>{words.symbol(side)}</strong>
      <span className="figures font-semibold">{t('dragons.times', { count: length })}</span>
    </li>
  );
}
