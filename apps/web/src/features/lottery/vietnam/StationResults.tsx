import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { Link } from '../../../navigation/Link.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { buttonClass } from '../../../ui/forms/Button.tsx';
import { useServerClock } from '../../../ui/server-clock.ts';
import { addDays } from '../../../ui/forms/day-ranges.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { lotteryUrl } from '../../../urls.ts';
import { clockTime, vietnamNoon } from './days.ts';
import { PrizeTables } from './PrizeTables.tsx';
import { isDrawn, type StationDraw, type VietnamRegion } from './station.ts';

interface StationResultsProps {
  readonly region: VietnamRegion;
  readonly day: string;
  readonly digits: number;
}

const REFRESH_MS = 30_000;

/** The stations of a region that draw on a day, and the prizes of finished draws. */
export function StationResults({ region, day, digits }: StationResultsProps) {
  const t = useTexts('vietnam');
  const { date } = useFormats();
  const opened = useCall('vnOpened', { region, day }, { refetchInterval: REFRESH_MS });
  if (opened.isError) {
    return <ErrorState message={opened.error.message} onRetry={() => void opened.refetch()} />;
  }
  if (opened.isPending) return <Skeleton className="h-120 rounded-lg" />;
  const { list } = opened.data;
  const drawn = list.filter(isDrawn);
  if (list.length === 0) {
    return <EmptyState art={<EmptyArt name="lantern" />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('stations', { day: date(vietnamNoon(day)) })}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {list.map((draw) => (
            <StationCard key={draw.issue} draw={draw} />
          ))}
        </ul>
      </Section>
      {drawn.length > 0 ? (
        <PrizeTables draws={drawn} digits={digits} />
      ) : (
        <DayBefore region={region} day={addDays(day, -1)} digits={digits} />
      )}
    </div>
  );
}

/** The previous day's results, shown until the first result of the day. */
function DayBefore({ region, day, digits }: StationResultsProps) {
  const t = useTexts('vietnam');
  const { date } = useFormats();
  const opened = useCall('vnOpened', { region, day });
  const drawn = opened.data?.list.filter(isDrawn) ?? [];
  if (drawn.length === 0) return null;
  return (
    <Section title={t('prizes')} about={date(vietnamNoon(day))}>
      <PrizeTables draws={drawn} digits={digits} />
    </Section>
  );
}

/** A station of the day: its special prize, or its draw time and the link to bet. */
function StationCard({ draw }: { readonly draw: StationDraw }) {
  const t = useTexts('vietnam');
  const p = useTexts('prizes');
  const locale = LANGUAGE_LOCALES[useLanguage()];
  const now = useServerClock();
  const special = draw.prizes?.[0]?.numbers[0];
  const about =
    now < draw.drawAt ? t('waiting', { time: clockTime(draw.drawAt, locale) }) : t('late');
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 rounded-lg border border-line bg-surface-1 p-3.5 shadow-card">
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{draw.name}</p>
        <p className="text-xs text-ink-3">{special === undefined ? about : p('sp')}</p>
      </div>
      {special !== undefined && (
        <span className="figures text-xl font-bold text-accent-text">{special}</span>
      )}
      {special === undefined && now < draw.closesAt && (
        <Link
          to={lotteryUrl(draw.gameCode)}
          // The name stands beside it, and needs the room.
          aria-label={t('bet', { name: draw.name })}
          className={buttonClass('primary', 'sm')}
        >
          {t('betShort')}
        </Link>
      )}
    </li>
  );
}
