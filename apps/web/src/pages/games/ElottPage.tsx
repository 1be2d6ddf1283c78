import { useState } from 'react';
import { Link } from '../../app/navigation/Link.tsx';
import { useCall } from '../../app/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/Section.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { urls } from '../../urls.ts';

const ALL = 'all';

/** All lotteries on sale, by group. */
export function ElottPage() {
  const t = useTexts('games');
  const menus = useCall('gameMenus', {});
  const [chosen, setChosen] = useState(ALL);
  const groups = menus.data?.groups ?? [];
  const shown = groups
    .filter((group) => chosen === ALL || group.groupCode === chosen)
    .flatMap((group) => group.games);
  return (
    <div className="page pb-10">
      <PageHead
        title={t('elott.title')}
        about={t('elott.about')}
        aside={
          <Link to={urls.verify} className={buttonClass('outline')}>
            {t('elott.verify')}
          </Link>
        }
      />
      {groups.length > 1 && (
        <Tabs
          className="mb-6"
          label={t('elott.title')}
          look="chips"
          tabs={[
            { value: ALL, label: t('all') },
            ...groups.map((group) => ({
              value: group.groupCode,
              label: group.groupCode,
              count: group.games.length,
            })),
          ]}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      {menus.isPending && <SkeletonCards cards={8} />}
      {menus.isError && (
        <ErrorState
          message={menus.error.message}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      )}
      {menus.isSuccess && shown.length === 0 && (
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('elott.none')}
          text={t('elott.noneText')}
        />
      )}
      {shown.length > 0 && <h2 className="sr-only">{t('center.lotteries')}</h2>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {shown.map((game) => (
          <li key={game.gameCode}>
            <DrawCard game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}
