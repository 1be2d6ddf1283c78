import { useCallback, useEffect, useReducer } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useSignal } from '../../../calls/live.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import { recordServerTime } from '../../../site/use-site.ts';
import { refetchDelay, drawPhase, type DrawTimes, type DrawPhase } from './draw-phase.ts';

export type Draw = ValueOf<'currentDraw'>;
export type DrawItem = NonNullable<Draw['current']>;

export interface DrawView {
  readonly draw: Draw | undefined;
  readonly phase: DrawPhase;
}

/** The draw on the board, refetched on its signals and, in case one is lost, by the clock. */
export function useDraw(gameCode: string): DrawView {
  const { data } = useCall(
    'currentDraw',
    { gameCode },
    {
      refetchInterval: (value) => (value === undefined ? 5_000 : refetchDelay(value, serverNow())),
    },
  );
  useSignal(
    `draw:${gameCode}`,
    useCallback(
      () =>
        invalidateCalls(
          'currentDraw',
          'openedNumbers',
          'trend',
          'myBets',
          'myChases',
          'sessionResult',
        ),
      [],
    ),
  );
  useEffect(() => {
    if (data !== undefined) recordServerTime(data.serverNow);
  }, [data]);
  const phase = usePhase(data?.current);
  useEffect(() => {
    if (phase === 'closed' || phase === 'drawing') invalidateCalls('currentDraw');
  }, [phase]);
  return { draw: data, phase };
}

/** The phase of a draw by the server's clock; re-renders only when it changes. */
function usePhase(current: DrawTimes | undefined): DrawPhase {
  const [turn, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (current === undefined) return undefined;
    const now = serverNow();
    const { opensAt, closesAt, drawAt } = current;
    const next = [opensAt, closesAt - 10_000, closesAt, drawAt].find((at) => at > now);
    if (next === undefined) return undefined;
    const timer = setTimeout(again, next - now + 10);
    return () => clearTimeout(timer);
  }, [current, turn]);
  return drawPhase(current, serverNow());
}
