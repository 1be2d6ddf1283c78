import { useSession } from '../../session/session.ts';
import { useCall } from '../../calls/use-call.ts';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Rail } from '../../ui/layout/Rail.tsx';

/** The lotteries that the member bet on recently; renders nothing without any. */
export function RecentGames() {
  const t = useTexts('home');
  const session = useSession();
  const { data } = useCall('recentGames', {}, { enabled: session !== undefined });
  const games = session === undefined ? [] : (data?.list ?? []);
  if (games.length === 0) return null;
  return (
    <Rail title={t('recent')}>
      {games.map((game) => (
        <li key={game.gameCode} className="w-40 shrink-0 snap-start md:w-52">
          <DrawCard game={game} />
        </li>
      ))}
    </Rail>
  );
}
