import { useEffect, useState } from 'react';
import { useAddress } from '../../navigation/use-address.ts';
import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../ui/forms/Tabs.tsx';

const TYPES = ['B', 'H', 'PR', 'PU'] as const;

/** All announcements, newest first. */
export function NoticePage() {
  const t = useTexts('pages');
  const { date } = useFormats();
  const { hash } = useAddress();
  const [type, setType] = useState<string>('all');
  const notices = useCall('announcements', { types: TYPES.join(','), platform: 'W' });
  const all = (notices.data ?? []).toSorted((left, right) => right.startAt - left.startAt);
  const types = TYPES.filter((each) => all.some((notice) => notice.type === each));
  const shown = all.filter((notice) => type === 'all' || notice.type === type);
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash, notices.data]);
  return (
    <div className="page max-w-4xl pb-10">
      <PageHead title={t('notices.title')} about={t('notices.about')} />
      {notices.isPending && <SkeletonRows className="h-28" />}
      {notices.isError && (
        <ErrorState message={notices.error.message} onRetry={() => void notices.refetch()} />
      )}
      {notices.isSuccess && all.length === 0 && (
        <EmptyState
          art={<EmptyArt name="letters" />}
          title={t('notices.none')}
          text={t('notices.noneText')}
        />
      )}
      {types.length > 1 && (
        <Tabs
          className="mb-5"
          look="chips"
          label={t('notices.title')}
          value={type}
          onChoose={setType}
          tabs={[
            { value: 'all', label: t('notices.all') },
            ...types.map((each) => ({ value: each as string, label: t(`notices.${each}`) })),
          ]}
        />
      )}
      <ul className="flex flex-col gap-4">
        {shown.map((notice) => (
          <li
            key={notice.id}
            id={notice.id}
            className="scroll-mt-20 rounded-lg border border-line bg-surface-1 p-5 shadow-card target:border-accent-line md:p-6"
          >
            <p className="figures text-xs text-ink-3">
              {t(`notices.${notice.type === 'PL' ? 'B' : notice.type}`)} · {date(notice.startAt)}
            </p>
            <h2 className="mt-1 mb-2 text-lg font-semibold">{notice.title}</h2>
            <Prose text={notice.content} />
          </li>
        ))}
      </ul>
    </div>
  );
}
