import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { PromotionCard } from '../../features/promotions/PromotionCard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SkeletonCards } from '../../ui/layout/Skeleton.tsx';

/** The running promotions. */
export function PromotionsPage() {
  const t = useTexts('pages');
  const offers = useCall('announcements', { types: 'PR', platform: 'W' });
  return (
    <div className="page pb-10">
      <PageHead title={t('promotions.title')} about={t('promotions.about')} />
      {offers.isPending && <SkeletonCards />}
      {offers.isError && (
        <ErrorState
          message={offers.error.message}
          busy={offers.isFetching}
          onRetry={() => void offers.refetch()}
        />
      )}
      {offers.data?.length === 0 && (
        <EmptyState
          art={<EmptyArt name="boat" />}
          title={t('promotions.none')}
          text={t('promotions.noneText')}
        />
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {(offers.data ?? []).map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </div>
  );
}
