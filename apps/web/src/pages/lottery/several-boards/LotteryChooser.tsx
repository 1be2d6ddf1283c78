import { Search } from 'lucide-react';
import { useState } from 'react';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import { DrawClock } from '../../../draws/DrawClock.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Input } from '../../../ui/forms/Input.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useFindGames } from '../../../features/games/search/use-find-games.ts';
import { useLobby } from '../../../features/games/use-lobby.ts';
import type { ChosenLotteries } from './use-chosen-lotteries.ts';

interface LotteryChooserProps extends Pick<ChosenLotteries, 'games' | 'choose'> {
  readonly onClose: () => void;
}

/** The lotteries that are not side by side yet; a press adds one. */
export function LotteryChooser({ games, choose, onClose }: LotteryChooserProps) {
  const t = useTexts('lottery');
  const l = useTexts('lobby');
  const { groups } = useLobby();
  const [typed, setTyped] = useState('');
  const findGames = useFindGames(groups);
  const all = typed === '' ? groups.flatMap((group) => group.games) : findGames(typed);
  const left = all.filter((game) => games.every(({ gameCode }) => gameCode !== game.gameCode));
  return (
    <Dialog title={t('chooseGame')} size="full" onClose={onClose} focusField>
      <Input
        type="search"
        aria-label={l('search')}
        placeholder={l('searchHint')}
        before={<Search aria-hidden size={18} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="mt-4 grid gap-2 md:grid-cols-2 lg:grid-cols-3">
        {left.map((game) => (
          <li key={game.gameCode}>
            <button
              type="button"
              onClick={() => {
                choose({ do: 'add', code: game.gameCode });
                onClose();
              }}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-surface-2 p-2 text-left hover:border-accent-line"
            >
              <span className="relative size-10 shrink-0 overflow-hidden rounded-md">
                <LotteryArt family={game.family} seed={game.gameCode} />
              </span>
              <span className="min-w-0 flex-1 truncate text-sm font-semibold">{game.name}</span>
              <DrawClock game={game} className="text-xs font-semibold" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
