import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { DrawGrid } from '../../features/games/DrawGrid.tsx';
import { KindTile } from '../../features/games/KindTile.tsx';
import { useGroups } from '../../features/games/use-groups.ts';
import { GameBrowser } from '../../features/vendor-games/list/GameBrowser.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SkeletonCards } from '../../ui/layout/Skeleton.tsx';
import { CategoryRails } from './CategoryRails.tsx';
import { OwnRails } from './OwnRails.tsx';

/** Every kind of games of this merchant: search over all of them, rails, and its lotteries. */
export function GameCenterPage() {
  const t = useTexts('games');
  const { navigation, groups, loading } = useGroups();
  const menus = useCall('gameMenus', {});
  const games = (menus.data?.groups ?? []).flatMap((group) => group.games);
  const nothing = !loading && menus.isSuccess && navigation.length === 0 && games.length === 0;
  const hasVendorGames = navigation.some(({ section }) => section !== 'lottery');
  const vendors = groups
    .filter(({ kind }) => kind !== 'LOTT' && kind !== 'ELOTT')
    .flatMap((group) => group.vendors);
  const known = new Set<string>();
  const distinct = vendors.filter(({ code }) => !known.has(code) && known.add(code));
  const rest = (
    <div className="flex flex-col gap-10">
      {navigation.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
          {navigation.map((entry) => (
            <li key={entry.section}>
              <KindTile entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {hasVendorGames && (
        <>
          <OwnRails />
          <CategoryRails navigation={navigation} />
        </>
      )}
      {games.length > 0 && (
        <Section title={t('center.lotteries')}>
          <DrawGrid games={games} />
        </Section>
      )}
    </div>
  );
  return (
    <div className="page pb-10">
      <PageHead title={t('center.title')} about={t('center.about')} />
      {(loading || menus.isPending) && <SkeletonCards />}
      {menus.isError && (
        <ErrorState
          message={menus.error.message}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      )}
      {nothing && (
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('center.none')}
          text={t('elott.noneText')}
        />
      )}
      {hasVendorGames ? <GameBrowser vendors={distinct}>{rest}</GameBrowser> : rest}
    </div>
  );
}
