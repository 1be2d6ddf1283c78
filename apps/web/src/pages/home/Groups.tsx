import { Link } from '../../navigation/Link.tsx';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { useLobby } from '../../features/games/use-lobby.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Rail } from '../../ui/layout/Rail.tsx';
import { groupUrl, urls } from '../../urls.ts';

/** The groups of lotteries, each with its picture; renders nothing for a single group. */
export function Groups() {
  const t = useTexts('lobby');
  const g = useTexts('games');
  const { groups } = useLobby();
  if (groups.length < 2) return null;
  return (
    <Rail
      title={t('groups')}
      extra={
        <Link
          to={urls.elott}
          className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
        >
          {t('groupsAll')}
        </Link>
      }
    >
      {groups.map(({ groupCode, name, games }) => (
        <li key={groupCode} className="w-34 shrink-0 snap-start md:w-44">
          <Link
            to={groupUrl(groupCode)}
            className="group relative isolate flex h-28 items-end overflow-hidden rounded-lg text-on-night shadow-card md:h-36"
          >
            <span className="absolute inset-0 -z-20 transition-transform duration-240 ease-out group-hover:scale-104">
              <LotteryArt family={games[0]?.family ?? ''} seed={groupCode} />
            </span>
            <span className="absolute inset-0 -z-10 bg-linear-to-t from-night from-15% to-transparent to-75%" />
            <span className="min-w-0 p-3">
              <span className="line-clamp-2 text-sm leading-tight font-semibold">{name}</span>
              <span className="block text-xs text-on-night-2">
                {g('center.count', { count: games.length })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Rail>
  );
}
