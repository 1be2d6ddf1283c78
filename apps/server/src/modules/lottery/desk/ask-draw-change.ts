import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { amount, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../ground/call-context.ts';
import { requestApproval } from '../../operators/index.ts';
import { memberLimits } from '../limit-payouts.ts';
import { resultOf } from '../settle-draws.ts';
import { payKinds } from '../settle-range.ts';
import { listKinds, listTotals } from '../store/desk.ts';
import { findDraw, type DrawRow } from '../store/draws.ts';
import { findPreview } from '../store/preview.ts';
import { isByBlock, readTold } from '../told-result.ts';
import { VOIDABLE } from '../void-draw.ts';
import { correctApproval, voidApproval } from './draw-approvals.ts';

/** Asks for a draw to be voided. */
export async function askVoid(
  call: CallOf<OperatorCalls['drawVoid']>,
): Promise<Answer<OperatorCalls['drawVoid']>> {
  const { issue, reason } = call.input;
  const draw = await findDraw(call.sql, call.merchant.id, issue);
  if (draw === undefined) return refuse('draw.unknown');
  if (!VOIDABLE.includes(draw.state)) {
    return refuse('draw.not_possible', { params: { state: draw.state } });
  }
  const payload = { draw: draw.draw_id, issue, reason };
  const target = `draw:${issue}`;
  return ok({ approval: await requestApproval(call, voidApproval, { payload, target, reason }) });
}

/** Asks for a settled result from outside to be corrected. */
export async function askCorrection(
  call: CallOf<OperatorCalls['drawCorrect']>,
): Promise<Answer<OperatorCalls['drawCorrect']>> {
  const { issue, reason } = call.input;
  const draw = await findDraw(call.sql, call.merchant.id, issue);
  const numbers = correctedTo(draw, call.input.numbers);
  const problem = correctionProblem(draw, numbers);
  if (draw === undefined || problem !== undefined) {
    return refuse(problem ?? 'draw.unknown', { params: { state: draw?.state ?? '' } });
  }
  const payload = {
    draw: draw.draw_id,
    issue,
    from: draw.numbers ?? '',
    to: numbers,
    reason,
  };
  const target = `draw:${issue}`;
  return ok({
    approval: await requestApproval(call, correctApproval, { payload, target, reason }),
  });
}

/**
 * What a correction would move: all that stands is taken back, all that is due is paid, within the
 * caps of the draw and the limits of each member.
 */
export async function previewCorrection(
  call: CallOf<OperatorCalls['drawCorrection']>,
): Promise<Answer<OperatorCalls['drawCorrection']>> {
  const { sql, merchant, input } = call;
  const draw = await findDraw(sql, merchant.id, input.issue);
  const numbers = correctedTo(draw, input.numbers);
  const problem = correctionProblem(draw, numbers);
  if (draw === undefined || problem !== undefined) {
    return refuse(problem ?? 'draw.unknown', { params: { state: draw?.state ?? '' } });
  }
  const stands = await standingTotal(call, draw);
  const kinds = await listKinds(sql, merchant.id, draw.draw_id);
  const of = { merchant: merchant.id, draw: draw.draw_id, version: draw.result_version };
  const bought = kinds.map((kind) => ({ ...kind, unit: amount(kind.unit) }));
  const { done: winning } = payKinds(resultOf({ ...draw, numbers }, of), bought);
  const moved = await findPreview(
    sql,
    of,
    winning.map(({ kind, paid }) => ({ ...kind, ...paid })),
    memberLimits(draw, merchant),
  );
  // Rebates are the same, but for what tied notes lose of theirs.
  const rebate = moved.cut_before - moved.cut;
  const [more, less] = rebate > 0n ? [rebate, 0n] : [0n, -rebate];
  return ok({
    from: draw.numbers ?? '',
    to: numbers,
    takeBack: amount((stands?.prize ?? 0n) + (stands?.refunded ?? 0n) + less),
    pay: amount(moved.prize + moved.refunded + more),
    winningTickets: moved.winning,
  });
}

/** What the result that stands came to in real money. */
async function standingTotal({ sql, merchant }: CallContext, draw: DrawRow) {
  const totals = await listTotals(sql, merchant.id, [draw.draw_id]);
  return totals.find((each) => each.version === draw.result_version && !each.trial);
}

/** The hash of another block stands for its numbers. */
function correctedTo(draw: DrawRow | undefined, text: string): string {
  return (draw && isByBlock(draw) && readTold(draw, text)?.numbers) || text;
}

function correctionProblem(
  draw: DrawRow | undefined,
  numbers: string,
): 'draw.proved' | 'draw.not_possible' | 'draw.numbers_invalid' | undefined {
  if (draw === undefined) return undefined;
  // What follows from a proof is final: only results from outside can have been misread.
  if (draw.mode !== 'entered') return 'draw.proved';
  if (draw.state !== 'SETTLED' || draw.numbers === null) return 'draw.not_possible';
  const family = findFamily((draw.rules as DrawRules).family);
  const prepared = family && prepareDraw(family, numbers);
  return prepared === undefined || draw.numbers === numbers ? 'draw.numbers_invalid' : undefined;
}
