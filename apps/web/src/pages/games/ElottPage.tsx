import { useState } from 'react';
import { LayoutGrid, Search, UsersRound } from 'lucide-react';
import { Link } from '../../navigation/Link.tsx';
import { setSearch } from '../../navigation/history.ts';
import { useSearchValue } from '../../navigation/use-address.ts';
import { useSession } from '../../session/session.ts';
import { useFavourites } from '../../features/games/favourites.ts';
import { gamesByCode } from '../../features/games/lobby.ts';
import { useLobby } from '../../features/games/use-lobby.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Input } from '../../ui/forms/Input.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Skeleton, SkeletonCards } from '../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../ui/forms/Tabs.tsx';
import { urls } from '../../urls.ts';
import { LobbyPart } from './LobbyPart.tsx';

const ALL = 'all';

/** `/elott?group=<part>`: all lotteries on sale, by group, with the player's favourites. */
export function ElottPage() {
  const t = useTexts('lobby');
  const g = useTexts('games');
  const { menus, groups } = useLobby();
  const part = useSearchValue('group') ?? ALL;
  const [typed, setTyped] = useState('');
  const session = useSession();
  const favourites = gamesByCode(useFavourites(), groups);
  const count = groups.reduce((sum, { games }) => sum + games.length, 0);
  const tabs = [
    { value: ALL, label: g('all'), count },
    { value: 'favourites', label: t('favourites'), count: favourites.length },
    ...(session === undefined ? [] : [{ value: 'recent', label: t('recent') }]),
    { value: 'top', label: t('top') },
    ...groups.map(({ groupCode, name, games }) => ({
      value: groupCode,
      label: name,
      count: games.length,
    })),
  ];
  return (
    <div className="page pb-10">
      <PageHead
        title={g('elott.title')}
        about={g('elott.about')}
        extra={
          <span className="flex flex-wrap gap-2">
            <Link to={urls.severalBoards} className={buttonClass('outline')}>
              <LayoutGrid aria-hidden size={18} />
              {t('several')}
            </Link>
            <Link to={urls.groupBuy} className={buttonClass('outline')}>
              <UsersRound aria-hidden size={18} />
              {t('groupBuys')}
            </Link>
            <Link to={urls.verify} className={`${buttonClass('outline')} max-md:hidden`}>
              {g('elott.verify')}
            </Link>
          </span>
        }
      />
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        before={<Search aria-hidden size={18} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="md:max-w-100"
      />
      {menus.isPending ? (
        <LobbySkeleton />
      ) : (
        <Tabs
          className="mt-3 mb-6"
          label={t('show')}
          look="chips"
          wrap
          tabs={tabs}
          value={part}
          onChoose={(chosen) => {
            setTyped('');
            setSearch({ group: chosen === ALL ? undefined : chosen }, { replace: true });
          }}
        />
      )}
      {menus.isError && (
        <ErrorState
          message={menus.error.message}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      )}
      {menus.isSuccess && (
        <LobbyPart part={part} typed={typed} groups={groups} favourites={favourites} />
      )}
    </div>
  );
}

/**
 * In place of the groups and the cards: how many rows the groups take is known only with them. It
 * is as high as a screen, so that nothing below it moves when they come.
 */
function LobbySkeleton() {
  return (
    <div className="min-h-dvh">
      <div className="mt-3 mb-6 flex gap-2 overflow-hidden">
        {CHIPS.map((width, at) => (
          <Skeleton key={at} className={`h-11 shrink-0 rounded-full md:h-10 ${width}`} />
        ))}
      </div>
      <SkeletonCards cards={8} />
    </div>
  );
}

const CHIPS = ['w-20', 'w-32', 'w-24', 'w-20', 'w-28', 'w-24'];
