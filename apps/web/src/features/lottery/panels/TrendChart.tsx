import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';
import { usePlayWords } from '../../../draws/play-words.ts';
import type { ResultShape } from './result-shape.ts';
import { trendPath, trendView, type TrendView } from './trend-view.ts';

const PERIODS = ['30', '50', '100', '200'] as const;
type Periods = (typeof PERIODS)[number];

/** Cells are square, so that the line through the results uses the same units. */
const CELL = 30;

interface TrendChartProps {
  readonly gameCode: string;
  readonly shape: ResultShape;
}

/** The results at each position over the last draws, joined by a line, with omissions. */
export function TrendChart({ gameCode, shape }: TrendChartProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const [periods, setPeriods] = useState<Periods>('30');
  const [position, setPosition] = useState('0');
  const [showsLines, setShowsLines] = useState(true);
  const [showsOmission, setShowsOmission] = useState(true);
  const trend = useCall(
    'trend',
    { gameCode, periods: Number(periods) },
    { keepPrevious: true, refetchInterval: 60_000 },
  );
  const view = useMemo(
    () => trendView(trend.data?.list ?? [], Number(position), shape),
    [trend.data, position, shape],
  );
  if (trend.isError) {
    return <ErrorState message={trend.error.message} onRetry={() => void trend.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 *:max-w-full *:min-w-0">
        <Tabs<Periods>
          look="chips"
          label={t('periods')}
          tabs={PERIODS.map((each) => ({ value: each, label: t('lastPeriods', { count: each }) }))}
          value={periods}
          onChoose={setPeriods}
        />
        {shape.places > 1 && (
          <Tabs
            look="chips"
            label={t('position')}
            tabs={Array.from({ length: shape.places }, (_, place) => ({
              value: String(place),
              label: words.place(place),
            }))}
            value={position}
            onChoose={setPosition}
          />
        )}
        <Checkbox label={t('showLines')} checked={showsLines} onToggle={setShowsLines} />
        <Checkbox label={t('showOmission')} checked={showsOmission} onToggle={setShowsOmission} />
      </div>
      {trend.isPending ? (
        <SkeletonRows rows={8} className="h-8!" />
      ) : (
        <Chart
          view={view}
          symbols={shape.symbols}
          showsLines={showsLines && shape.places > 0}
          showsOmission={showsOmission}
        />
      )}
    </div>
  );
}

interface ChartProps {
  readonly view: TrendView;
  readonly symbols: readonly string[];
  readonly showsLines: boolean;
  readonly showsOmission: boolean;
}

function Chart(props: ChartProps) {
  const { view, symbols } = props;
  const hasFacts = view.lines.some(({ facts }) => facts !== undefined);
  const t = useTexts('lottery');
  const box = useRef<HTMLDivElement>(null);
  // Scrolls to the newest draw, which is the last row.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [view]);
  return (
    <div
      ref={box}
      className="max-h-[36rem] overflow-auto rounded-md border border-line"
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('below.trend')}
    >
      <table className="figures border-collapse text-center text-xs whitespace-nowrap">
        <thead className="sticky top-0 z-10 bg-surface-2 text-ink-3">
          <tr className="h-8">
            <th className="sticky left-0 z-10 bg-surface-2 px-3 text-left font-medium">
              {t('draw')}
            </th>
            <th className="px-3 font-medium">{t('below.results')}</th>
            {symbols.map((symbol) => (
              <th key={symbol} className="w-7.5 min-w-7.5 font-semibold text-ink-2">
                {symbol}
              </th>
            ))}
            <th className="px-3 font-medium">{t('sum')}</th>
            {hasFacts &&
              FACTS.map((fact) => (
                <th key={fact} className="px-3 font-medium">
                  {t(fact)}
                </th>
              ))}
          </tr>
        </thead>
        <Lines {...props} />
        <Totals view={view} symbols={symbols} />
      </table>
    </div>
  );
}

const FACTS = ['span', 'type', 'bigSmall', 'oddEven'] as const;

function Lines({ view, symbols, showsLines, showsOmission }: ChartProps) {
  const words = usePlayWords();
  const path = trendPath(
    view.lines.map((line) => line.occurred[0] ?? 0),
    CELL,
  );
  return (
    <tbody>
      {view.lines.map((line, row) => (
        <tr key={line.issue} className="h-7.5 border-t border-line">
          <td className="sticky left-0 z-5 bg-surface-1 px-3 text-left text-ink-3">{line.issue}</td>
          <td className="max-w-56 truncate px-3 font-semibold tracking-wider">{line.numbers}</td>
          {symbols.map((symbol, index) => (
            <td key={symbol} className="relative size-7.5 border-l border-line p-0">
              {row === 0 && index === 0 && showsLines && (
                <svg
                  aria-hidden
                  width={CELL * symbols.length}
                  height={CELL * view.lines.length}
                  className="pointer-events-none absolute top-0 left-0 overflow-visible"
                >
                  <polyline points={path} fill="none" stroke="var(--accent)" strokeWidth="1.5" />
                </svg>
              )}
              {line.occurred.includes(index) ? (
                <span className={hitClass}>{symbol}</span>
              ) : (
                showsOmission && <span className="text-ink-3">{line.omissions[index]}</span>
              )}
            </td>
          ))}
          <td className="border-l border-line px-3">{line.sum}</td>
          {line.facts !== undefined && (
            <>
              <td className="px-3">{line.facts.span}</td>
              <td className="px-3">{typeWord(words, line.facts.type)}</td>
              <td className="px-3">{line.facts.bigSmall}</td>
              <td className="px-3">{line.facts.oddEven}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function Totals({ view, symbols }: Pick<ChartProps, 'view' | 'symbols'>) {
  const t = useTexts('lottery');
  const { number } = useFormats();
  const rows = [
    ['hits', (at: number) => number(view.totals[at]?.hits ?? 0)],
    ['currentOmission', (at: number) => number(view.totals[at]?.current ?? 0)],
    [
      'averageOmission',
      (at: number) => {
        const average = view.totals[at]?.average;
        if (average !== undefined) return number(Math.round(average * 10) / 10);
        return (
          <abbr title={t('neverDrawn')} className="no-underline">
            –
          </abbr>
        );
      },
    ],
    ['mostOmission', (at: number) => number(view.totals[at]?.most ?? 0)],
  ] as const;
  return (
    <tfoot className="bg-surface-2">
      {rows.map(([name, cell]) => (
        <tr key={name} className="h-7.5 border-t border-line">
          <th colSpan={2} className="px-3 text-left font-medium text-ink-3">
            {t(name)}
          </th>
          {symbols.map((symbol, index) => (
            <td key={symbol}>{cell(index)}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

function typeWord(words: ReturnType<typeof usePlayWords>, type: string): string {
  return type === 'LEOPARD' ? words.symbol(type) : words.play({ code: `All${type}`, menu: 'All5' });
}

const hitClass = clsx(
  'relative z-1 mx-auto grid size-6 place-items-center rounded-full bg-accent font-bold text-on-accent',
);
