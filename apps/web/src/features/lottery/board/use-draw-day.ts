import { parseDay, type Day } from '@fairhouse/values';
import { useSite } from '../../../site/use-site.ts';
import { dayOf } from '../../../ui/forms/day-ranges.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import type { Board } from './controls.ts';
import type { Draw } from './use-draw.ts';

/** The day of the draw on sale in its own calendar; today's while none is. */
export function useDrawDay(
  { game: { pace } }: Pick<Board, 'game'>,
  draw: Draw | undefined,
): Day | undefined {
  const merchantZone = useSite()?.timeZone;
  const timeZone = pace.kind === 'calendar' ? pace.zone : merchantZone;
  return parseDay(dayOf(draw?.current?.drawAt ?? serverNow(), timeZone));
}
