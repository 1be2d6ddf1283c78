import { useState } from 'react';
import { GameCard } from '../../features/vendor-games/cards/GameCard.tsx';
import { gridClass } from '../../features/vendor-games/cards/grid-class.ts';
import { Link } from '../../navigation/Link.tsx';
import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { isStaked, type PrizeMode } from '../../features/games/popular.ts';
import { PrizeModes } from '../../features/games/PrizeModes.tsx';
import { useSite } from '../../site/use-site.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { SkeletonCards } from '../../ui/layout/Skeleton.tsx';
import { urls } from '../../urls.ts';

const COUNTS = ['20', '100'] as const;

/** The games that most members play, and the most staked lotteries, highest stakes first. */
export function HotGamesPage() {
  const t = useTexts('games');
  const site = useSite();
  const { money } = useFormats();
  const l = useTexts('lobby');
  const [mode, setMode] = useState<PrizeMode>();
  const [count, setCount] = useState<(typeof COUNTS)[number]>('20');
  const popular = useCall(
    'popularNumbers',
    { count: Number(count), ...(mode === undefined ? {} : { prizeMode: mode }) },
    { keepPrevious: true },
  );
  const hot = (popular.data?.list ?? []).filter(isStaked);
  return (
    <div className="page pb-10">
      <PageHead
        title={t('hot.title')}
        about={t('hot.about')}
        extra={
          <Select
            aria-label={l('howMany')}
            choices={COUNTS.map((each) => ({ value: each, label: l('first', { count: each }) }))}
            value={count}
            onChoose={setCount}
            className="w-44"
          />
        }
      />
      <HotVendorGames />
      <PrizeModes value={mode} onChoose={setMode} className="mb-6" />
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
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] md:gap-4">
        {hot.map(({ game, staked }) => (
          <li key={game.gameCode} className="flex flex-col">
            <div className="flex-1">
              <DrawCard game={game} />
            </div>
            <p className="figures mt-1.5 text-xs text-ink-2">
              {t('hot.staked', { amount: money(staked, site?.currency ?? '') })}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const FRESH_MS = 60_000;

/** The hot list of vendors' games; renders nothing without any. */
function HotVendorGames() {
  const t = useTexts('vendorGames');
  const { data } = useCall('hotGames', { isPlatform: 2 }, { staleTime: FRESH_MS });
  const games = data?.list ?? [];
  if (games.length === 0) return null;
  return (
    <section className="mb-10">
      <h2 className="mb-4 text-xl font-semibold md:text-2xl">{t('hotList')}</h2>
      <ol className={gridClass}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} />
          </li>
        ))}
      </ol>
    </section>
  );
}
