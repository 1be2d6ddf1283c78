import {
  beadPlate,
  bigRoad,
  readRoadDraws,
  listRoadSubjects,
  ROAD_ROWS,
  readSides,
  TIED,
  type Family,
  type RoadSubject,
  type RoadCell,
} from '@fairhouse/rules/lottery';
import { useMemo, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { usePlayWords } from '../../../draws/play-words.ts';
import { beadLetters, followedWord } from './followed-words.ts';

const CELL = 28;
const LEAST_COLUMNS = 30;
/** How many of the latest draws are shown; they fill the width of a wide screen. */
const MAX_SHOWN = 120;

interface RoadsProps {
  readonly gameCode: string;
  readonly family: Family;
  /** Shows the big road alone. */
  readonly brief?: boolean;
}

/** Bead plate and big road of a total, of a position, or of dragon and tiger. */
export function Roads({ gameCode, family, brief = false }: RoadsProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const all = useMemo(() => listRoadSubjects(family), [family]);
  const [subject, setSubject] = useState('');
  const trend = useCall('trend', { gameCode, periods: 200 }, { refetchInterval: 60_000 });
  const draws = useMemo(() => {
    const results = (trend.data?.list ?? []).flatMap(({ numbers }) => numbers ?? []);
    return readRoadDraws(family, results).slice(-MAX_SHOWN);
  }, [trend.data, family]);
  const followed = all.find((each) => each.subject === subject) ?? all[0];
  if (followed === undefined) return null;
  if (trend.isError) {
    return <ErrorState message={trend.error.message} onRetry={() => void trend.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="w-full max-w-120" hidden={brief && all.length === 1}>
        <Field label={t('road.subject')}>
          {(control) => (
            <Select
              {...control}
              value={followed.subject}
              onChoose={setSubject}
              choices={all.map((each) => ({
                value: each.subject,
                label: followedWord(words, each),
              }))}
            />
          )}
        </Field>
      </div>
      {trend.isPending ? (
        <SkeletonRows rows={4} />
      ) : (
        <RoadsOf followed={followed} sides={readSides(followed, draws)} brief={brief} />
      )}
    </div>
  );
}

interface RoadsOfProps {
  readonly followed: RoadSubject;
  /** The side of each draw, oldest first. */
  readonly sides: readonly string[];
  readonly brief: boolean;
}

function RoadsOf({ followed, sides, brief }: RoadsOfProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const [left, right] = followed.sides;
  const wordOf = (side: string) => words.symbol(side, followed.play.code);
  const countOf = (side: string) => sides.filter((each) => each === side).length;
  const letters = beadLetters([wordOf(left), wordOf(right)]);
  const faces = {
    [left]: { word: wordOf(left), letter: letters[0], colour: 'var(--lost)' },
    [right]: { word: wordOf(right), letter: letters[1], colour: 'var(--other-side)' },
    [TIED]: { word: t('road.tie'), letter: '=', colour: 'var(--won)' },
  };
  return (
    <>
      <p className="-mt-2 text-sm text-ink-2">
        {t('road.cells', {
          count: sides.length,
          left: wordOf(left),
          leftCount: countOf(left),
          right: wordOf(right),
          rightCount: countOf(right),
        })}
        {countOf(TIED) > 0 && ` · ${t('road.tie')}: ${countOf(TIED)}`}
      </p>
      {!brief && <Road title={t('road.bead')} cells={beadPlate(sides)} faces={faces} filled />}
      <Road title={t('road.big')} cells={bigRoad(sides)} faces={faces} />
    </>
  );
}

/** The look of a side. */
interface BeadFace {
  readonly word: string;
  readonly letter: string;
  readonly colour: string;
}

interface RoadProps {
  readonly title: string;
  readonly cells: readonly RoadCell[];
  /** By side. */
  readonly faces: Readonly<Record<string, BeadFace>>;
  readonly filled?: boolean;
}

function Road({ title, cells, faces, filled = false }: RoadProps) {
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
          aria-label={`${title}: ${cells.map(({ side }) => faces[side]?.word).join(' ')}`}
          width={columns * CELL}
          height={ROAD_ROWS * CELL}
          className="block"
        >
          <Lattice columns={columns} />
          {cells.map((cell, index) => (
            <Bead key={index} cell={cell} face={faces[cell.side]} filled={filled} />
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

interface BeadProps extends Pick<RoadProps, 'filled'> {
  readonly cell: RoadCell;
  readonly face: BeadFace | undefined;
}

function Bead({ cell, face, filled }: BeadProps) {
  const [x, y] = [(cell.column + 0.5) * CELL, (cell.row + 0.5) * CELL];
  const colour = face?.colour;
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
          {face?.letter}
        </text>
      )}
      {cell.ties > 0 && (
        <path d={`M${x - 7} ${y + 7}L${x + 7} ${y - 7}`} stroke="var(--won)" strokeWidth="2.5" />
      )}
    </g>
  );
}
