import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useSearchValue } from '../../navigation/use-address.ts';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { Input } from '../../ui/forms/Input.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../ui/forms/Tabs.tsx';
import { lotteryUrl } from '../../urls.ts';
import { DrawClock } from '../../draws/DrawClock.tsx';
import type { Game } from '../../draws/draw-view.ts';
import { useFavourites } from './favourites.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { gamesByCode, type LobbyGroup } from './lobby.ts';
import { useFindGames } from './search/use-find-games.ts';
import { ResultBalls } from '../../draws/results/ResultBalls.tsx';
import { useLobby } from './use-lobby.ts';

const FAVOURITES = 'favourites';

/** All lotteries by group or by search, each with its countdown. */
export function GamePicker({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('lottery');
  const l = useTexts('lobby');
  const { menus, groups } = useLobby();
  const findGames = useFindGames(groups);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const playing = useSearchValue('game');
  const favourites = gamesByCode(useFavourites(), groups);
  const group = chosen ?? groupWith(groups, playing);
  return (
    <Dialog title={t('chooseGame')} size="full" onClose={onClose} focusSelf>
      <Input
        type="search"
        aria-label={l('search')}
        placeholder={l('searchHint')}
        before={<Search aria-hidden size={18} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Tabs
        className="mt-3 mb-4"
        label={l('show')}
        look="chips"
        wrap
        tabs={[
          { value: FAVOURITES, label: l('favourites'), count: favourites.length },
          ...groups.map(({ groupCode, name, games }) => ({
            value: groupCode,
            label: name,
            count: games.length,
          })),
        ]}
        value={group}
        onChoose={(next) => {
          setTyped('');
          setChosen(next);
        }}
      />
      {menus.isPending ? (
        <SkeletonRows />
      ) : (
        <Rows
          games={typed === '' ? shownOf(group, groups, favourites) : findGames(typed)}
          onChosen={onClose}
        />
      )}
    </Dialog>
  );
}

/** The group of the lottery on the board; the first group if there is none. */
function groupWith(groups: readonly LobbyGroup[], gameCode: string | undefined): string {
  const own = groups.find(({ games }) => games.some((game) => game.gameCode === gameCode));
  return (own ?? groups[0])?.groupCode ?? FAVOURITES;
}

function shownOf(
  group: string,
  groups: readonly LobbyGroup[],
  favourites: readonly Game[],
): readonly Game[] {
  if (group === FAVOURITES) return favourites;
  return groups.find(({ groupCode }) => groupCode === group)?.games ?? [];
}

interface RowsProps {
  readonly games: readonly Game[];
  readonly onChosen: () => void;
}

function Rows({ games, onChosen }: RowsProps) {
  const g = useTexts('games');
  if (games.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt name="lantern" />}
        title={g('searchNone')}
        text={g('searchNoneText')}
      />
    );
  }
  return (
    <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
      {games.map((game) => (
        <GameRow key={game.gameCode} game={game} onChosen={onChosen} />
      ))}
    </ul>
  );
}

/** A row shows at most this many numbers. */
const MAX_NUMBERS = 8;

function GameRow({ game, onChosen }: { readonly game: Game; readonly onChosen: () => void }) {
  return (
    <li className="relative flex items-center gap-3 rounded-md border border-line bg-surface-2 p-2.5 hover:border-accent-line">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-md">
        <LotteryArt family={game.family} seed={game.gameCode} />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={lotteryUrl(game.gameCode)}
          onClick={onChosen}
          className="block truncate text-sm font-semibold after:absolute after:inset-0"
        >
          {game.name}
        </Link>
        <span className="mt-1 flex min-h-5.5 items-center">
          <ResultBalls
            family={game.family}
            numbers={game.last?.numbers}
            size="xs"
            most={MAX_NUMBERS}
          />
        </span>
      </span>
      <span className="flex flex-col items-end">
        <FavouriteButton
          game={game}
          className="relative text-ink-3 aria-pressed:text-accent-text"
        />
        <DrawClock game={game} className="text-xs font-semibold" />
      </span>
    </li>
  );
}
