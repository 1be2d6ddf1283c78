import { useCall } from '../../../app/use-call.ts';
import { Link } from '../../../app/navigation/Link.tsx';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useServerSecond } from '../../../ui/clock.ts';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { lotteryUrl } from '../../../urls.ts';
import { drawMoodOf, type Game } from '../../games/draw-view.ts';
import { ResultBalls } from '../../games/ResultBalls.tsx';

/** All lotteries with the time that is left in each. */
export function GamePicker({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('lottery');
  const menus = useCall('gameMenus', {}, { refetchInterval: 10_000 });
  const games = menus.data?.groups.flatMap((group) => group.games);
  return (
    <Dialog title={t('chooseGame')} onClose={onClose}>
      {games === undefined ? (
        <SkeletonRows />
      ) : (
        <ul className="flex flex-col gap-2">
          {games.map((game) => (
            <GameRow key={game.gameCode} game={game} onChosen={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function GameRow({ game, onChosen }: { readonly game: Game; readonly onChosen: () => void }) {
  const t = useTexts('lottery');
  const mood = drawMoodOf(game.current, useServerSecond());
  return (
    <li className="relative flex items-center gap-3 rounded-md border border-line bg-surface-2 p-3 hover:border-accent-line">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-md">
        <LotteryArt family={game.family} seed={game.gameCode} />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={lotteryUrl(game.gameCode)}
          onClick={onChosen}
          className="font-semibold after:absolute after:inset-0"
        >
          {game.name}
        </Link>
        <span className="mt-1 block">
          <ResultBalls family={game.family} numbers={game.last?.numbers} size="sm" />
        </span>
      </span>
      <span className="font-semibold">
        {mood === 'open' && game.current !== undefined ? (
          <Countdown until={game.current.closesAt} label={t('closesIn')} />
        ) : (
          t(mood === 'closed' ? 'closed' : 'notOnSale')
        )}
      </span>
    </li>
  );
}
