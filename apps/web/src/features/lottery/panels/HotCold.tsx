import { HOT_COLD_SPANS, hotAndCold } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { usePlayWords } from '../../../draws/play-words.ts';
import { numbersAt, type ResultShape } from './result-shape.ts';

interface HotColdProps {
  readonly gameCode: string;
  readonly shape: ResultShape;
}

/** The most and the least frequent numbers, by position. */
export function HotCold({ gameCode, shape }: HotColdProps) {
  const t = useTexts('lottery');
  const [span, setSpan] = useState('20');
  const trend = useCall('trend', { gameCode, periods: 100 }, { refetchInterval: 60_000 });
  const results = useMemo(
    () => (trend.data?.list ?? []).flatMap((draw) => (draw.numbers ? [draw.numbers] : [])),
    [trend.data],
  );
  if (trend.isError) {
    return <ErrorState message={trend.error.message} onRetry={() => void trend.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        look="chips"
        label={t('periods')}
        tabs={HOT_COLD_SPANS.map((each) => ({
          value: String(each),
          label: t('lastPeriods', { count: each }),
        }))}
        value={span}
        onChoose={setSpan}
      />
      <p className="text-sm text-ink-2">{t('heatAbout')}</p>
      {trend.isPending ? (
        <SkeletonRows />
      ) : (
        <div className="flex flex-col gap-3">
          {Array.from({ length: Math.max(1, shape.places) }, (_, place) => (
            <Place key={place} shape={shape} place={place} results={results} span={Number(span)} />
          ))}
        </div>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly shape: ResultShape;
  readonly place: number;
  readonly results: readonly string[];
  readonly span: number;
}

function Place({ shape, place, results, span }: PlaceProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const heats = useMemo(
    () =>
      hotAndCold(
        shape.symbols,
        results.map((numbers) => numbersAt(shape, numbers, place)),
        span,
      ),
    [shape, place, results, span],
  );
  return (
    <section className="flex flex-col gap-2 md:flex-row md:items-center">
      {shape.places > 0 && (
        <h3 className="w-24 shrink-0 text-sm font-semibold text-ink-2">{words.place(place)}</h3>
      )}
      <ul className="grid flex-1 grid-cols-5 gap-1.5 md:grid-cols-10">
        {heats.map(({ symbol, hits, omission, heat }) => (
          <li
            key={symbol}
            className={clsx('figures rounded-md border p-1.5 text-center', HEATS[heat])}
          >
            <strong className="block text-lg leading-tight">{symbol}</strong>
            <span className="block text-[0.6875rem]">{t(`heat.${heat}`)}</span>
            <span
              className="block text-[0.6875rem] opacity-80"
              title={`${t('hits')}, ${t('currentOmission')}`}
            >
              {hits}× · {omission}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEATS = {
  hot: 'border-accent-line bg-accent-soft text-accent-text',
  mild: 'border-line bg-surface-2 text-ink-2',
  cold: 'border-line text-ink-3',
} as const;
