import { centreLinkHandler } from '../../gate/centre-link-handler.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSearchValue } from '../../navigation/use-address.ts';
import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { PromotionArt } from '../../features/promotions/PromotionCard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { urls } from '../../urls.ts';

/** One promotion with its conditions. */
export function PromotionPage() {
  const t = useTexts('pages');
  const id = useSearchValue('id');
  const offers = useCall('announcements', { types: 'PR', platform: 'W' });
  const promotion = offers.data?.find((each) => each.id === id);
  const back = (
    <Link to={urls.promotions} className={buttonClass('quiet')}>
      {t('promotions.back')}
    </Link>
  );
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      {offers.isPending && <Skeleton className="h-96 rounded-xl" />}
      {offers.isError && (
        <ErrorState message={offers.error.message} onRetry={() => void offers.refetch()} />
      )}
      {offers.isSuccess && promotion === undefined && (
        <EmptyState
          alone
          art={<EmptyArt name="boat" />}
          title={t('promotions.unknown')}
          text={t('promotions.unknownText')}
          action={back}
        />
      )}
      {promotion !== undefined && (
        <article className="overflow-hidden rounded-xl border border-line bg-surface-1 shadow-card">
          <div className="aspect-[16/7]">
            <PromotionArt promotion={promotion} />
          </div>
          <div className="flex flex-col gap-5 p-6 md:p-9">
            <h1 className="text-3xl font-semibold">{promotion.title}</h1>
            <Prose text={promotion.content} />
            <div className="flex flex-wrap gap-3">
              {promotion.link !== null && (
                <Link
                  to={promotion.link}
                  onClick={centreLinkHandler(promotion.link)}
                  className={buttonClass('primary')}
                >
                  {t('promotions.go')}
                </Link>
              )}
              {back}
            </div>
          </div>
        </article>
      )}
    </div>
  );
}
