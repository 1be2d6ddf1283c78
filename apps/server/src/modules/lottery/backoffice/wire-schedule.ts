import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Schedule } from '../catalogue/index.ts';

type WireSchedule = Value<OperatorCalls['lotteryList']>['list'][number]['schedule'];

/** A schedule in its wire format. */
export function wireSchedule(schedule: Schedule): WireSchedule {
  if (schedule.kind === 'interval') return { kind: 'interval', seconds: schedule.seconds };
  const { zone, times, weekdays, monthDays } = schedule;
  return {
    kind: 'calendar',
    zone,
    times: [...times],
    ...(weekdays ? { weekdays: [...weekdays] } : {}),
    ...(monthDays ? { monthDays: [...monthDays] } : {}),
    ...(schedule.without ? { without: [...schedule.without] } : {}),
    ...(schedule.with ? { with: [...schedule.with] } : {}),
  };
}
