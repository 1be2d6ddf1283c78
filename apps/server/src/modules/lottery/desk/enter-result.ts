import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { findDraw, lockDraw, type DrawRow } from '../store/draws.ts';
import { listEntries, putEntry } from '../store/entered.ts';
import { takeResult } from '../take-result.ts';

/**
 * Takes an operator's reading of a result from outside. What others read is not shown, so that two
 * who agree have both looked (lottery.md 2.8).
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
  const numbers = printed(draw, input.numbers);
  if (!isResult(draw, numbers)) return refuse('draw.numbers_invalid');
  const of = { merchant: merchant.id, draw: draw.draw_id };
  await putEntry(sql, of, { operator: operator.name, numbers });
  noteAudit(call, { target: `draw:${issue}` });
  const others = (await listEntries(sql, of)).filter((each) => each.operator !== operator.name);
  const agreeing = others.find((each) => each.numbers === numbers);
  if (agreeing === undefined) return ok({ state: others.length > 0 ? 'differs' : 'waits' });
  await takeResult(sql, house, draw, {
    merchant: merchant.id,
    numbers,
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

/** Numbers as the family prints them: with the mark that the draw's own rules give. */
export function printed({ rules }: DrawRow, numbers: string): string {
  const { mark } = rules as DrawRules;
  return mark === undefined || numbers.includes('@') ? numbers : `${numbers}@${mark}`;
}

function isResult(draw: DrawRow, numbers: string): boolean {
  const family = findFamily((draw.rules as DrawRules).family);
  return family !== undefined && prepareDraw(family, numbers) !== undefined;
}
