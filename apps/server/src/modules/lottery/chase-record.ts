// A chase plan as its player sees it.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, type Id } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { catalogueOf, type Lottery } from './catalogue.ts';
import { stakeOfBet } from './chase-money.ts';
import { slotOf } from './timetable.ts';
import { atOf, nameOf } from './draw-items.ts';
import { listSteps, type ChaseRow, type StepRow } from './store/chases.ts';

export type ChaseRecord = Value<PlayerCalls['createChase']>;

/** The records of plans; one statement for all their steps. */
export async function chaseRecords(
  call: CallContext,
  rows: readonly ChaseRow[],
): Promise<ChaseRecord[]> {
  const catalogue = await catalogueOf(call.house, call.merchant);
  const steps = await listSteps(
    call.sql,
    call.merchant.id,
    rows.map((row) => row.chase_id),
  );
  return rows.map((row) => {
    const lottery = catalogue.find(row.lottery);
    assert(lottery !== undefined, `a plan is of a lottery: ${row.lottery}`);
    const own = steps.filter((step) => step.chase_id === row.chase_id);
    return recordOf(call, row, own, lottery);
  });
}

export async function chaseRecord(call: CallContext, row: ChaseRow): Promise<ChaseRecord> {
  const [record] = await chaseRecords(call, [row]);
  assert(record !== undefined, 'a plan has a record');
  return record;
}

function recordOf(
  call: CallContext,
  row: ChaseRow,
  steps: readonly StepRow[],
  lottery: Lottery,
): ChaseRecord {
  const returned = steps.filter((step) => step.state === 'RETURNED');
  return {
    id: row.chase_id as Id<'chase'>,
    gameCode: row.lottery,
    gameName: nameOf(lottery.row, call.language),
    kind: row.kind,
    stopOnWin: row.stop_on_win,
    stopOnNumber: row.stop_on_number,
    state: row.state,
    total: amount(row.total),
    returned: amount(returned.reduce((sum, step) => sum + step.stake, 0n)),
    createdAt: atOf(row.created_at),
    bets: row.bets.map((bet) => ({
      play: bet.play,
      pick: bet.pick,
      stake: stakeOfBet(lottery, bet),
    })),
    steps: steps.map((step) => ({
      step: step.step,
      ...drawOf(lottery, step),
      multiple: step.multiple,
      stake: amount(step.stake),
      state: step.state,
      ...(step.status === null ? {} : { status: step.status }),
      ...(step.state === 'PLACED' ? { order: step.order_id as Id<'order'> } : {}),
    })),
  };
}

/** The draw of a step as its plan named it, which a changed calendar does not rename. */
function drawOf({ timetable }: Lottery, { issue, draw_at: drawAt, ordinal }: StepRow) {
  if (issue !== null && drawAt !== null) return { issue, drawAt: atOf(drawAt) };
  const slot = slotOf(timetable, Number(ordinal));
  return { issue: slot.issue, drawAt: slot.drawAt };
}
