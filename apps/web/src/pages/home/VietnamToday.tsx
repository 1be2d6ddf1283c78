import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { Link } from '../../navigation/Link.tsx';
import { useCall } from '../../calls/use-call.ts';
import { clockTime } from '../../features/lottery/vietnam/days.ts';
import { RecentVietnam } from '../../features/lottery/vietnam/RecentVietnam.tsx';
import { ResultTile, tilesClass } from '../../features/lottery/vietnam/ResultTile.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerClock } from '../../ui/server-clock.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { urls } from '../../urls.ts';

interface Line {
  readonly gameCode: string;
  readonly name: string;
  /** The special prize; undefined until it has been drawn. */
  readonly special: string | undefined;
  readonly drawAt?: number;
}

const SHOWN = 8;

/**
 * Today's stations of Vietnam with their special prizes; the fast draws if none is sold. Below them
 * the lotteries that the player bet on recently.
 */
export function VietnamToday() {
  const t = useTexts('vietnam');
  const locale = LANGUAGE_LOCALES[useLanguage()];
  const now = useServerClock();
  const lines = useLines().slice(0, SHOWN);
  if (lines.length === 0) return null;
  return (
    <Section
      title={t('todayTitle')}
      extra={
        <Link
          to={urls.vnlottery}
          className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
        >
          {t('todayAll')}
        </Link>
      }
    >
      <ul className={tilesClass}>
        {lines.map(({ gameCode, name, special, drawAt }) => (
          <ResultTile key={gameCode} gameCode={gameCode} name={name} special={special}>
            {special === undefined &&
              (drawAt === undefined || drawAt <= now
                ? t('late')
                : t('waiting', { time: clockTime(drawAt, locale) }))}
          </ResultTile>
        ))}
      </ul>
      <RecentVietnam className="mt-5" />
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
