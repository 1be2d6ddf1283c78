import { Link } from '../../app/navigation/Link.tsx';
import { useCall } from '../../app/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { useSite } from '../../features/settings/use-site.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/Section.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { urls } from '../../urls.ts';

const NOTHING_STAKED = /^0*(\.0*)?$/;

/** What people really stake on, most first. */
export function HotGamesPage() {
  const t = useTexts('games');
  const site = useSite();
  const { money } = useFormats();
  const popular = useCall('popularNumbers', { count: 20 });
  const hot = (popular.data?.list ?? []).filter((each) => !NOTHING_STAKED.test(each.staked));
  return (
    <div className="page pb-10">
      <PageHead title={t('hot.title')} about={t('hot.about')} />
      {popular.isPending && <SkeletonCards />}
      {popular.isError && (
        <ErrorState
          message={popular.error.message}
          busy={popular.isFetching}
          onRetry={() => void popular.refetch()}
        />
      )}
      {popular.isSuccess && hot.length === 0 && (
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('hot.none')}
          text={t('hot.noneText')}
          action={
            <Link to={urls.elott} className={buttonClass('primary')}>
              {t('category.toLotteries')}
            </Link>
          }
        />
      )}
      {hot.length > 0 && <h2 className="sr-only">{t('center.lotteries')}</h2>}
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {hot.map(({ game, staked }) => (
          <li key={game.gameCode}>
            <DrawCard game={game} />
            <p className="figures mt-2 text-sm text-ink-2">
              {t('hot.staked', { amount: money(staked, site?.currency ?? '') })}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
