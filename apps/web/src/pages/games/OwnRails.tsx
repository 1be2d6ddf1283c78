import { useCall } from '../../calls/use-call.ts';
import { FreeRoundsStrip } from '../../features/vendor-games/cards/FreeRoundsStrip.tsx';
import { GameRail } from '../../features/vendor-games/cards/GameRail.tsx';
import { JackpotStrip } from '../../features/vendor-games/cards/JackpotStrip.tsx';
import { useFavouriteGames } from '../../features/vendor-games/cards/use-favourite-games.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSession } from '../../session/session.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { urls } from '../../urls.ts';

const SHOWN = 20;
const FRESH_MS = 60_000;

/** What a player looks for first: games opened last, hot, new, recommended, pots and favourites. */
export function OwnRails() {
  const t = useTexts('vendorGames');
  const session = useSession();
  const isOn = { enabled: session !== undefined, staleTime: 0 };
  const recent = useCall('recentlyPlayed', {}, isOn);
  const hot = useCall('hotGames', { isPlatform: 2 }, { staleTime: FRESH_MS });
  const fresh = useCall(
    'gameList',
    { pageNo: 1, pageSize: SHOWN, sort: 'new', isNew: 'true' },
    { staleTime: FRESH_MS },
  );
  const favourites = useFavouriteGames();
  const recommended = useCall('recommendedGames', {}, isOn).data;
  const opened = session === undefined ? [] : (recent.data?.list ?? []);
  const hottest = hot.data?.list ?? [];
  // Without play of one's own the hot games are recommended, which have a row already.
  const alike = recommended?.basis === 'played' ? recommended.list : [];
  return (
    <>
      <FreeRoundsStrip />
      <GameRail title={t('rail.recent')} games={opened} />
      <GameRail
        title={t('rail.hot')}
        games={hottest.slice(0, SHOWN)}
        extra={
          <Link to={urls.hotgame} className={buttonClass('ghost', 'sm')}>
            {t('seeAll')}
          </Link>
        }
      />
      <GameRail title={t('rail.new')} games={fresh.data?.list ?? []} />
      <GameRail title={t('rail.recommended')} games={alike.slice(0, SHOWN)} />
      <JackpotStrip />
      <GameRail title={t('rail.favourites')} games={favourites.list.slice(0, SHOWN)} />
    </>
  );
}
