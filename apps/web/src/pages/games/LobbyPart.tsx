import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { DrawGrid } from '../../features/games/DrawGrid.tsx';
import type { Game } from '../../draws/draw-view.ts';
import type { LobbyGroup } from '../../features/games/lobby.ts';
import { useFindGames } from '../../features/games/search/use-find-games.ts';
import { isStaked } from '../../features/games/popular.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SkeletonCards } from '../../ui/layout/Skeleton.tsx';

interface LobbyPartProps {
  readonly part: string;
  readonly typed: string;
  readonly groups: readonly LobbyGroup[];
  readonly favourites: readonly Game[];
}

/** The chosen part of the lobby, or the search results over all of it. */
export function LobbyPart({ part, typed, groups, favourites }: LobbyPartProps) {
  const t = useTexts('lobby');
  if (typed.trim() !== '') return <Found typed={typed} groups={groups} />;
  if (part === 'favourites') {
    return (
      <Games title={t('favourites')} games={favourites}>
        <Nothing title={t('favouritesNone')} text={t('favouritesText')} />
      </Games>
    );
  }
  if (part === 'recent') return <Recent />;
  if (part === 'top') return <TopTen />;
  const group = groups.find(({ groupCode }) => groupCode === part);
  if (group !== undefined) return <Games title={group.name} games={group.games} />;
  return <AllGroups groups={groups} />;
}

/** Each group under its name, at its full height: one that came later would move the page. */
function AllGroups({ groups }: Pick<LobbyPartProps, 'groups'>) {
  const g = useTexts('games');
  if (groups.length === 0) return <Nothing title={g('elott.none')} text={g('elott.noneText')} />;
  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ groupCode, name, games }) => (
        <Section key={groupCode} title={name} about={g('center.count', { count: games.length })}>
          <DrawGrid games={games} lazyArt />
        </Section>
      ))}
    </div>
  );
}

function Found({ typed, groups }: Pick<LobbyPartProps, 'typed' | 'groups'>) {
  const games = useFindGames(groups)(typed);
  const t = useTexts('lobby');
  const g = useTexts('games');
  return (
    <>
      <p aria-live="polite" className="mb-4 text-sm text-ink-2">
        {t('found', { count: games.length })}
      </p>
      {games.length === 0 ? (
        <Nothing title={g('searchNone')} text={g('searchNoneText')} />
      ) : (
        <Games title={t('search')} games={games} />
      )}
    </>
  );
}

function Recent() {
  const t = useTexts('lobby');
  const session = useSession();
  const recent = useCall('recentGames', {}, { enabled: session !== undefined });
  if (session !== undefined && recent.isPending) return <SkeletonCards cards={4} />;
  return (
    <Games title={t('recent')} games={session === undefined ? [] : (recent.data?.list ?? [])}>
      <Nothing title={t('recentNone')} text={t('recentText')} />
    </Games>
  );
}

const TOP = 10;

function TopTen() {
  const t = useTexts('lobby');
  const popular = useCall('popularNumbers', { count: TOP });
  if (popular.isPending) return <SkeletonCards cards={4} />;
  const games = (popular.data?.list ?? []).filter(isStaked).map(({ game }) => game);
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">{t('topAbout')}</p>
      <Games title={t('top')} games={games}>
        <Nothing title={t('topNone')} text={t('recentText')} />
      </Games>
    </>
  );
}

interface GamesProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** Shown if there are none. */
  readonly children?: ReactNode;
}

function Games({ title, games, children }: GamesProps) {
  if (games.length === 0) return children;
  return (
    <section>
      <h2 className="sr-only">{title}</h2>
      <DrawGrid games={games} />
    </section>
  );
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  return <EmptyState art={<EmptyArt name="lantern" />} title={title} text={text} />;
}
