import { printedPrizes, trendRow, type Family } from '@fairhouse/rules/lottery';
import { ShieldCheck } from 'lucide-react';
import type { ValueOf } from '../../../calls/calls.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { verifyUrl } from '../../../urls.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { ResultTable } from '../../../draws/results/ResultTable.tsx';
import type { PlayWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { useDrawTime } from '../../../draws/use-draw-time.ts';
import { VOID_TEXTS } from './void-texts.ts';

type Row = ValueOf<'openedNumbers'>['list'][number];
const SHOWN = 30;

interface ResultsProps {
  readonly gameCode: string;
  readonly family: Family;
  /** The zone of a lottery that draws on a calendar. */
  readonly zone: string | undefined;
}

/** The latest results, newest first, each with a link to its proof. */
export function Results({ gameCode, family, zone }: ResultsProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const drawTime = useDrawTime();
  const opened = useCall('openedNumbers', { gameCode, count: SHOWN }, { refetchInterval: 60_000 });
  if (opened.isError) {
    return <ErrorState message={opened.error.message} onRetry={() => void opened.refetch()} />;
  }
  const timeOf = zone === undefined ? undefined : (at: number) => drawTime(at, zone);
  const columns = columnsOf(t, words, { drawTime, timeOf }, family);
  return (
    <div className="flex flex-col gap-5">
      <LatestInFull family={family.code} rows={opened.data?.list} />
      <Table
        caption={t('below.results')}
        columns={columns}
        rows={opened.data?.list}
        keyOf={(row) => row.issue}
        empty={<EmptyState art={<EmptyArt name="lantern" />} title={t('noResult')} />}
      />
    </div>
  );
}

interface LatestProps {
  readonly family: string;
  readonly rows: readonly Row[] | undefined;
}

/** All prizes of the latest draw, for draws with more prizes than a row holds. */
function LatestInFull({ family, rows }: LatestProps) {
  const t = useTexts('prizes');
  const latest = rows?.find((row) => row.numbers !== undefined);
  if (latest?.numbers === undefined || printedPrizes(family, latest.numbers) === undefined) {
    return null;
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap gap-x-3 text-sm font-semibold text-ink-2">
        {t('latest')} <span className="figures font-normal text-ink-3">{latest.shortIssue}</span>
      </h3>
      <ResultTable
        family={family}
        numbers={latest.numbers}
        caption={t('caption', { issue: latest.shortIssue })}
      />
    </section>
  );
}

function trendOf(row: Row) {
  return row.numbers === undefined ? undefined : trendRow(row.numbers);
}

function digitColumns(
  t: ReturnType<typeof useTexts<'lottery'>>,
  words: PlayWords,
): readonly Column<Row>[] {
  return [
    { key: 'sum', name: t('sum'), figures: true, cell: (row) => trendOf(row)?.all.sum ?? '' },
    {
      key: 'dragon',
      name: words.group('DragonTiger'),
      wideOnly: true,
      cell: (row) => words.symbol(trendOf(row)?.dragonTiger ?? ''),
    },
  ];
}

interface DrawTimes {
  readonly drawTime: (at: number) => string;
  /** By the clock of the lottery's own zone; undefined for lotteries without a calendar. */
  readonly timeOf: ((at: number) => string) | undefined;
}

function columnsOf(
  t: ReturnType<typeof useTexts<'lottery'>>,
  words: PlayWords,
  times: DrawTimes,
  family: Family,
): readonly Column<Row>[] {
  const { drawTime, timeOf = drawTime } = times;
  return [
    {
      key: 'issue',
      name: t('draw'),
      cell: (row) => (
        <>
          <span className="figures">{row.shortIssue}</span>
          {/* A narrow list has no column for the time, which a calendar's player looks for. */}
          {times.timeOf !== undefined && (
            <span className="block text-xs text-ink-3 md:hidden">{timeOf(row.drawAt)}</span>
          )}
        </>
      ),
    },
    { key: 'at', name: t('drawTime'), cell: (row) => timeOf(row.drawAt), wideOnly: true },
    {
      key: 'numbers',
      name: t('below.results'),
      cell: (row) =>
        row.voidReason === undefined ? (
          <ResultBalls family={family.code} numbers={row.numbers} size="sm" />
        ) : (
          <span className="text-ink-2">{t(VOID_TEXTS[row.voidReason])}</span>
        ),
    },
    ...(family.drawFormat.length === 5 && family.drawFormat.format === 'digits'
      ? digitColumns(t, words)
      : []),
    {
      key: 'proof',
      name: t('proof'),
      cell: (row) => (
        <Link
          to={verifyUrl(row.gameCode, row.issue)}
          className="inline-flex min-h-9 items-center gap-1 font-medium text-accent-text"
        >
          <ShieldCheck aria-hidden size={16} />
          {t('proof')}
        </Link>
      ),
    },
  ];
}
