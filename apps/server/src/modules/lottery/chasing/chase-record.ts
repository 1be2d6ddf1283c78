// A chase as its player sees it.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, type Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { getCatalogue, slotAt, type Lottery } from '../catalogue/index.ts';
import { chaseBetStake } from './chase-order.ts';
import { toInstant, lotteryName } from '../boards/index.ts';
import { listChaseOrders, type ChaseRow, type ChaseOrderRow } from './store/chases.ts';
import { listGivenBack } from './store/list-given-back.ts';

export type ChaseRecord = Value<PlayerCalls['createChase']>;

/** The records of chases; two statements for all their orders. */
export async function chaseRecords(
  call: CallContext,
  rows: readonly ChaseRow[],
): Promise<ChaseRecord[]> {
  const catalogue = await getCatalogue(call.app, call.merchant);
  const chases = rows.map((row) => row.chase_id);
  const steps = await listChaseOrders(call.sql, call.merchant.id, chases);
  const returned = await listGivenBack(call.sql, call.merchant.id, chases);
  return rows.map((row) => {
    const lottery = catalogue.find(row.lottery);
    assert(lottery !== undefined, `a chase has a lottery: ${row.lottery}`);
    const own = steps.filter((step) => step.chase_id === row.chase_id);
    return {
      ...recordOf(call, row, own, lottery),
      returned: amount(returned.get(row.chase_id) ?? 0n),
    };
  });
}

export async function chaseRecord(call: CallContext, row: ChaseRow): Promise<ChaseRecord> {
  const [record] = await chaseRecords(call, [row]);
  assert(record !== undefined, 'a chase has a record');
  return record;
}

function recordOf(
  call: CallContext,
  row: ChaseRow,
  steps: readonly ChaseOrderRow[],
  lottery: Lottery,
): Omit<ChaseRecord, 'returned'> {
  return {
    id: row.chase_id as Id<'chase'>,
    gameCode: row.lottery,
    gameName: lotteryName(lottery.row, call.language),
    kind: row.kind,
    stopOnWin: row.stop_on_win,
    stopOnNumber: row.stop_on_number,
    state: row.state,
    total: amount(row.total),
    createdAt: toInstant(row.created_at),
    bets: row.bets.map((bet) => ({
      play: bet.play,
      pick: bet.pick,
      stake: chaseBetStake(lottery, bet),
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

/**
 * The draw of a chase order as named when the chase was created; a changed calendar does not rename
 * it.
 */
function drawOf({ timetable }: Lottery, { issue, draw_at: drawAt, ordinal }: ChaseOrderRow) {
  if (issue !== null && drawAt !== null) return { issue, drawAt: toInstant(drawAt) };
  const slot = slotAt(timetable, Number(ordinal));
  return { issue: slot.issue, drawAt: slot.drawAt };
}
