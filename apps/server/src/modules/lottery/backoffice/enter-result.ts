import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { isSecondOperator, noteAudit } from '../../operators/index.ts';
import { findDraw, lockDraw, type DrawRow } from '../draws/index.ts';
import {
  listEnteredResults,
  saveEnteredResult,
  isRootLate,
  applyOutsideResult,
  readReportedResult,
} from '../feeds/index.ts';

/**
 * Takes an operator's reading of a result from outside. Operators do not see each other's readings,
 * so that two equal readings are independent (lottery.md 2.8). A reading is compared with another
 * operator's reading once: an operator whose reading differs cannot find the other one by trying
 * numbers, until the other operator has entered a reading again.
 */
export async function enterResult(
  call: CallOf<OperatorCalls['drawEnter']>,
): Promise<Answer<OperatorCalls['drawEnter']>> {
  const { sql, app, merchant, input, operator } = call;
  const { issue } = input;
  const found = await findDraw(sql, merchant.id, issue);
  const draw = found && (await lockDraw(sql, merchant.id, found.draw_id));
  if (draw === undefined) return refuse('draw.unknown');
  if (!waitsForResult(draw, call.now)) {
    return refuse('draw.not_possible', { params: { state: draw.state } });
  }
  const reported = readReportedResult(draw, input.numbers);
  if (reported === undefined) return refuse('draw.numbers_invalid');
  const isLate = await isRootLate(sql, merchant, draw, call.now);
  if (isLate) return refuse('draw.not_possible', { params: { state: draw.state } });
  const drawRef = { merchant: merchant.id, draw: draw.draw_id };
  const entries = await listEnteredResults(sql, drawRef);
  const others = entries.filter((each) => each.operator !== operator.name);
  for (const each of others) {
    if (!(await isSecondOperator(sql, each.operator, operator))) {
      return refuse('approval.same_person');
    }
  }
  await saveEnteredResult(sql, drawRef, { operator: operator.name, numbers: reported.reported });
  noteAudit(call, { target: `draw:${issue}` });
  const own = entries.find((each) => each.operator === operator.name);
  const fresh = others.filter((each) => own === undefined || each.at > own.at);
  const agreeing = fresh.find((each) => each.numbers === reported.reported);
  if (agreeing === undefined) return ok({ state: others.length > 0 ? 'differs' : 'waits' });
  await applyOutsideResult(sql, app, draw, {
    merchant: merchant.id,
    numbers: reported.numbers,
    block: reported.block,
    madeBy: agreeing.operator,
    approvedBy: operator.name,
    reason: 'entered',
  });
  const { lottery } = draw;
  call.after(() => app.signals.send({ topic: 'draw', merchant: merchant.id, lottery }));
  return ok({ state: 'drawn' });
}

/** Whether a draw made elsewhere is past its draw time and has no result here yet. */
export function waitsForResult(draw: DrawRow, now: number): boolean {
  return draw.mode === 'entered' && draw.state === 'CLOSED' && draw.draw_at.getTime() <= now;
}
