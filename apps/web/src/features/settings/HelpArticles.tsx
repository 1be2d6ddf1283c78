import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useAddress } from '../../navigation/use-address.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';

/** The operator's help articles; the one that the address names is open. */
export function HelpArticles() {
  const t = useTexts('pages');
  const { hash } = useAddress();
  const articles = useCall('helpCenter', {}, { staleTime: 5 * 60_000 });
  useEffect(() => {
    if (articles.data !== undefined && hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [articles.data, hash]);
  if (articles.isPending) return <SkeletonRows rows={6} />;
  if (articles.isError) {
    return (
      <ErrorState
        message={articles.error.message}
        busy={articles.isFetching}
        onRetry={() => void articles.refetch()}
      />
    );
  }
  if (articles.data.length === 0) {
    return <EmptyState art={<EmptyArt name="letters" />} title={t('help.none')} />;
  }
  return (
    <div className="flex flex-col gap-2.5">
      {articles.data.map((article, index) => (
        <details
          key={article.id}
          id={article.topic}
          open={hash === article.topic || (hash === '' && index === 0)}
          className="group scroll-mt-20 rounded-lg border border-line bg-surface-1 open:border-accent-line"
        >
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold">
            {article.title}
            <ChevronDown
              aria-hidden
              size={18}
              className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <Prose text={article.content} className="px-5 pb-5" />
        </details>
      ))}
    </div>
  );
}
