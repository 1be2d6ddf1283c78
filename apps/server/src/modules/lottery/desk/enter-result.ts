import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { isSecondPerson, noteAudit } from '../../operators/index.ts';
import { findDraw, lockDraw, type DrawRow } from '../store/draws.ts';
import { listEntries, putEntry } from '../store/entered.ts';
import { isRootLate } from '../root-late.ts';
import { takeResult } from '../take-result.ts';
import { readTold } from '../told-result.ts';

/**
 * Takes an operator's reading of a result from outside. What others read is not shown, so that two
 * who agree have both looked (lottery.md 2.8). A reading is held to another's once: who was told
 * that it differs finds out nothing by entering others, until the other has read again too.
 */
export async function enterResult(
  call: CallOf<OperatorCalls['drawEnter']>,
): Promise<Answer<OperatorCalls['drawEnter']>> {
  const { sql, house, merchant, input, operator } = call;
  const { issue } = input;
  const found = await findDraw(sql, merchant.id, issue);
  const draw = found && (await lockDraw(sql, merchant.id, found.draw_id));
  if (draw === undefined) return refuse('draw.unknown');
  if (!waitsForResult(draw, call.now)) {
    return refuse('draw.not_possible', { params: { state: draw.state } });
  }
  const told = readTold(draw, input.numbers);
  if (told === undefined) return refuse('draw.numbers_invalid');
  const isLate = await isRootLate(sql, merchant, draw, call.now);
  if (isLate) return refuse('draw.not_possible', { params: { state: draw.state } });
  const of = { merchant: merchant.id, draw: draw.draw_id };
  const entries = await listEntries(sql, of);
  const others = entries.filter((each) => each.operator !== operator.name);
  for (const each of others) {
    if (!(await isSecondPerson(sql, each.operator, operator))) {
      return refuse('approval.same_person');
    }
  }
  await putEntry(sql, of, { operator: operator.name, numbers: told.told });
  noteAudit(call, { target: `draw:${issue}` });
  const own = entries.find((each) => each.operator === operator.name);
  const fresh = others.filter((each) => own === undefined || each.at > own.at);
  const agreeing = fresh.find((each) => each.numbers === told.told);
  if (agreeing === undefined) return ok({ state: others.length > 0 ? 'differs' : 'waits' });
  await takeResult(sql, house, draw, {
    merchant: merchant.id,
    numbers: told.numbers,
    block: told.block,
    madeBy: agreeing.operator,
    approvedBy: operator.name,
    reason: 'entered',
  });
  const { lottery } = draw;
  call.after(() => house.signals.send({ topic: 'draw', merchant: merchant.id, lottery }));
  return ok({ state: 'drawn' });
}

/** Whether a draw made elsewhere has been made and has no result here yet. */
export function waitsForResult(draw: DrawRow, now: number): boolean {
  return draw.mode === 'entered' && draw.state === 'CLOSED' && draw.draw_at.getTime() <= now;
}
