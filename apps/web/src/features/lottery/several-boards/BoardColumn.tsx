import type { Family } from '@fairhouse/rules/lottery';
import { Suspense, useMemo, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useCall } from '../../../calls/use-call.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { FamilyContext } from '../../../draws/family-context.ts';
import type { Game } from '../../../draws/draw-view.ts';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { useSite } from '../../../site/use-site.ts';
import { boundsOf, type Board } from '../board/controls.ts';
import { acceptsBets } from '../board/draw-phase.ts';
import { playsOfDraw } from '../board/pads/number-pays.ts';
import { useDraw } from '../board/use-draw.ts';
import { useDrawDay } from '../board/use-draw-day.ts';
import { useIsLater } from '../panels/use-is-later.ts';
import { CoachContext } from '../coach/coach-context.ts';
import { coachTerms } from '../coach/coach-terms.ts';
import { useSlip } from '../slip/use-slip.ts';
import { useFamily } from '../use-family.ts';
import type { BoardReport } from './board-report.ts';
import type { ChosenAction } from './chosen-lotteries.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { ColumnPad } from './ColumnPad.tsx';
import { SlipPart } from './SlipPart.tsx';

const outcomeCard = lazyPart(
  () => import('../panels/OutcomeCard.tsx'),
  (m) => m.OutcomeCard,
);

export interface BoardColumnProps {
  readonly game: Game;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly choose: (action: ChosenAction) => void;
  /** Where the common slip shows this lottery's bets; null until it is there. */
  readonly slot: HTMLElement | null;
  /** Where the outcomes of draws are shown, of all lotteries; null until it is there. */
  readonly outcomes: HTMLElement | null;
  /** By code, what places a lottery's slip. */
  readonly places: RefObject<Map<string, () => void>>;
  readonly onReport: (report: BoardReport) => void;
}

/** One lottery among several: its draw, its simplest play, and its part of the common slip. */
export function BoardColumn(props: BoardColumnProps) {
  const { game } = props;
  const board = useCall('lotteryBoard', { gameCode: game.gameCode });
  const family = useFamily(game.family);
  if (board.isError) {
    return (
      <Card className="p-4!">
        <h2 className="font-semibold">{game.name}</h2>
        <ErrorState
          message={board.error.message}
          busy={board.isFetching}
          onRetry={() => void board.refetch()}
        />
      </Card>
    );
  }
  if (board.data === undefined || family === undefined) {
    return <Skeleton className="h-120 rounded-lg" />;
  }
  return (
    <FamilyContext value={family.code}>
      <OpenColumn {...props} answer={board.data} family={family} />
    </FamilyContext>
  );
}

interface OpenColumnProps extends BoardColumnProps {
  readonly answer: ValueOf<'lotteryBoard'>;
  readonly family: Family;
}

function OpenColumn({ answer, family, outcomes, ...props }: OpenColumnProps) {
  const { gameCode, name } = answer.game;
  const { draw, phase } = useDraw(gameCode);
  const issue = draw?.current?.issue;
  const day = useDrawDay(answer, draw);
  const board = useMemo<Board>(
    () => ({ ...answer, plays: playsOfDraw(answer, family, { issue, day }) }),
    [answer, family, issue, day],
  );
  const coach = useMemo(() => coachTerms(board, day), [board, day]);
  const place = { merchantCode: useSite()?.merchantCode ?? '', gameCode };
  const sells = { family, plays: board.plays, bounds: boundsOf(board) };
  const [slip, dispatch] = useSlip(place, sells);
  const current = acceptsBets(phase) ? draw?.current : undefined;
  const isLater = useIsLater(draw);
  return (
    <CoachContext value={coach}>
      <article aria-label={board.game.name}>
        <Card className="flex flex-col gap-3 p-3!">
          <ColumnHead {...props} draw={draw} phase={phase} />
          <ColumnPad
            board={board}
            family={family}
            issue={current?.issue}
            onAdd={dispatch}
            bets={slip.lines.length}
          />
        </Card>
        <SlipPart {...props} board={board} slip={slip} dispatch={dispatch} current={current} />
        {isLater &&
          draw?.last !== undefined &&
          outcomes !== null &&
          createPortal(
            <Suspense fallback={null}>
              <outcomeCard.Part
                key={draw.last.issue}
                gameCode={gameCode}
                family={family.code}
                last={draw.last}
                name={name}
              />
            </Suspense>,
            outcomes,
          )}
      </article>
    </CoachContext>
  );
}
