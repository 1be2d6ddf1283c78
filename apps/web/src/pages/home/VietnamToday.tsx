import { Link } from '../../app/navigation/Link.tsx';
import { useCall } from '../../app/use-call.ts';
import { clockTime } from '../../features/lottery/vietnam/days.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { lotteryUrl, urls } from '../../urls.ts';

interface Line {
  readonly gameCode: string;
  readonly name: string;
  /** The special prize; undefined until it has been drawn. */
  readonly special: string | undefined;
  readonly drawAt?: number;
}

const SHOWN = 8;

/** Today's stations of Vietnam with their special prizes; where none is sold, the fast draws. */
export function VietnamToday() {
  const t = useTexts('vietnam');
  const lines = useLines().slice(0, SHOWN);
  if (lines.length === 0) return null;
  return (
    <Section
      title={t('todayTitle')}
      aside={
        <Link
          to={urls.vnlottery}
          className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
        >
          {t('todayAll')}
        </Link>
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {lines.map(({ gameCode, name, special, drawAt }) => (
          <li
            key={gameCode}
            className="relative flex min-h-14 items-center justify-between gap-3 rounded-lg border border-line bg-surface-1 px-4 py-2.5 hover:border-accent-line"
          >
            <Link
              to={lotteryUrl(gameCode)}
              className="truncate text-sm font-medium after:absolute after:inset-0"
            >
              {name}
            </Link>
            {special === undefined ? (
              <span className="text-xs text-ink-3">
                {drawAt === undefined ? t('late') : t('waiting', { time: clockTime(drawAt) })}
              </span>
            ) : (
              <span className="figures text-lg font-bold text-accent-text">{special}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useLines(): Line[] {
  const opened = useCall('vnOpened', {});
  const menus = useCall('vnMenus', {});
  const stations = (opened.data?.list ?? []).map(({ gameCode, name, drawAt, prizes }) => ({
    gameCode,
    name,
    drawAt,
    special: prizes?.[0]?.numbers[0],
  }));
  if (stations.length > 0 || opened.isPending) return stations;
  return (menus.data?.regions ?? []).flatMap(({ games }) =>
    games.map(({ gameCode, name, last }) => ({
      gameCode,
      name,
      special: last?.numbers.split(' ')[0],
    })),
  );
}
