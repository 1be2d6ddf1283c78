import {
  beadPlate,
  bigRoad,
  FOLLOWED,
  ROAD_ROWS,
  sidesOf,
  type RoadCell,
} from '@fairhouse/rules/lottery';
import { useMemo, useState } from 'react';
import { useCall } from '../../../app/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { usePlayWords } from '../play-words.ts';
import { findFollowed, followedWord, sidesFollowed } from './followed-words.ts';

const CELL = 28;
const LEAST_COLUMNS = 30;
/** So many of the latest draws, which fill the width of a wide screen. */
const SHOWN = 120;

/** Bead plate and big road of the total, of a ball, or of dragon and tiger. */
export function Roads({ gameCode }: { readonly gameCode: string }) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const [subject, setSubject] = useState('Total:BS');
  const trend = useCall('trend', { gameCode, periods: 200 }, { refetchInterval: 60_000 });
  const sides = useMemo(() => {
    const results = (trend.data?.list ?? []).flatMap(({ numbers }) => (numbers ? [numbers] : []));
    const each = findFollowed(subject);
    return each === undefined ? [] : sidesOf(each, results).slice(-SHOWN);
  }, [trend.data, subject]);
  if (trend.isError) {
    return <ErrorState message={trend.error.message} onRetry={() => void trend.refetch()} />;
  }
  const [left, right] = sidesFollowed(subject);
  const countOf = (side: string) => sides.filter((each) => each === side).length;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-full max-w-80">
          <Field label={t('road.subject')}>
            {(control) => (
              <Select
                {...control}
                value={subject}
                onChoose={setSubject}
                choices={FOLLOWED.map((each) => ({
                  value: each.subject,
                  label: followedWord(t, words, each),
                }))}
              />
            )}
          </Field>
        </div>
        <p className="pb-3 text-sm text-ink-2">
          {t('road.cells', {
            count: sides.length,
            left: words.symbol(left),
            leftCount: countOf(left),
            right: words.symbol(right),
            rightCount: countOf(right),
          })}
        </p>
      </div>
      {trend.isPending ? (
        <SkeletonRows rows={4} />
      ) : (
        <>
          <Road title={t('road.bead')} cells={beadPlate(sides)} warm={left} filled />
          <Road title={t('road.big')} cells={bigRoad(sides)} warm={left} />
        </>
      )}
    </div>
  );
}

interface RoadProps {
  readonly title: string;
  readonly cells: readonly RoadCell[];
  readonly warm: string;
  readonly filled?: boolean;
}

function Road({ title, cells, warm, filled = false }: RoadProps) {
  const words = usePlayWords();
  const last = Math.max(0, ...cells.map((cell) => cell.column));
  const showLast = (box: HTMLDivElement | null) => {
    if (box) box.scrollLeft = (last + 2) * CELL - box.clientWidth;
  };
  const columns = Math.max(LEAST_COLUMNS, last + 2);
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold text-ink-2">{title}</h3>
      <div ref={showLast} className="overflow-x-auto rounded-md border border-line">
        <svg
          role="img"
          aria-label={`${title}: ${cells.map((cell) => words.symbol(cell.side)).join(' ')}`}
          width={columns * CELL}
          height={ROAD_ROWS * CELL}
          className="block"
        >
          <Lattice columns={columns} />
          {cells.map((cell, index) => (
            <Bead
              key={index}
              cell={cell}
              warm={warm}
              filled={filled}
              word={words.symbol(cell.side)}
            />
          ))}
        </svg>
      </div>
    </section>
  );
}

function Lattice({ columns }: { readonly columns: number }) {
  const across = Array.from({ length: columns }, (_, at) => `M${at * CELL} 0V${ROAD_ROWS * CELL}`);
  const down = Array.from({ length: ROAD_ROWS }, (_, at) => `M0 ${at * CELL}H${columns * CELL}`);
  return <path d={[...across, ...down].join('')} stroke="var(--line)" fill="none" />;
}

interface BeadProps extends Pick<RoadProps, 'warm' | 'filled'> {
  readonly cell: RoadCell;
  readonly word: string;
}

function Bead({ cell, warm, filled, word }: BeadProps) {
  const [x, y] = [(cell.column + 0.5) * CELL, (cell.row + 0.5) * CELL];
  const tie = cell.side === 'H';
  const colour = tie ? 'var(--won)' : cell.side === warm ? 'var(--lost)' : 'var(--accent)';
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={CELL / 2 - 4}
        stroke={colour}
        strokeWidth="2.5"
        fill={filled === true ? colour : 'none'}
      />
      {filled === true && (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="11"
          fontWeight="700"
          fill="var(--ground)"
        >
          {[...word][0]}
        </text>
      )}
      {cell.ties > 0 && (
        <path d={`M${x - 7} ${y + 7}L${x + 7} ${y - 7}`} stroke="var(--won)" strokeWidth="2.5" />
      )}
    </g>
  );
}
