import { useSession } from '../../../session/session.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DrawClock } from '../../../draws/DrawClock.tsx';
import { ResultTile, tilesClass } from './ResultTile.tsx';

const SHOWN = 4;

/**
 * The Vietnamese lotteries that the player bet on recently, with their latest results; renders
 * nothing for others.
 */
export function RecentVietnam({ className }: { readonly className?: string }) {
  const t = useTexts('vietnam');
  const session = useSession();
  const { data } = useCall('vnRecent', {}, { enabled: session !== undefined });
  const games = session === undefined ? [] : (data?.list ?? []).slice(0, SHOWN);
  if (games.length === 0) return null;
  return (
    <section className={className}>
      <h3 className="mb-2 text-sm font-semibold text-ink-2">{t('recent')}</h3>
      <ul className={tilesClass}>
        {games.map((game) => (
          <ResultTile
            key={game.gameCode}
            gameCode={game.gameCode}
            name={game.name}
            special={game.last?.numbers.split(' ')[0]}
          >
            <DrawClock game={game} />
          </ResultTile>
        ))}
      </ul>
    </section>
  );
}
