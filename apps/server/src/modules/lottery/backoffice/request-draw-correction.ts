import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { amount, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { requestApproval } from '../../operators/index.ts';
import { memberLimits, prepareResult, payKinds, findPreview } from '../settling/index.ts';
import { listKinds, listTotals } from './store/backoffice.ts';
import { findDraw, VOIDABLE, type DrawRow } from '../draws/index.ts';
import { isBlockDraw, readReportedResult } from '../feeds/index.ts';
import { drawCorrectionApproval, drawVoidApproval } from './draw-approvals.ts';

/** Requests the approval to void a draw. */
export async function requestDrawVoid(
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
  return ok({
    approval: await requestApproval(call, drawVoidApproval, { payload, target, reason }),
  });
}

/** Requests the approval to correct a settled result that came from outside. */
export async function requestDrawCorrection(
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
    approval: await requestApproval(call, drawCorrectionApproval, { payload, target, reason }),
  });
}

/**
 * The money that a correction would move: everything paid is taken back and the new result is paid,
 * within the caps of the draw and the limits of each member.
 */
export async function previewDrawCorrection(
  call: CallOf<OperatorCalls['drawCorrection']>,
): Promise<Answer<OperatorCalls['drawCorrection']>> {
  const { sql, merchant, input } = call;
  const draw = await findDraw(sql, merchant.id, input.issue);
  const numbers = correctedTo(draw, input.numbers);
  const problem = correctionProblem(draw, numbers);
  if (draw === undefined || problem !== undefined) {
    return refuse(problem ?? 'draw.unknown', { params: { state: draw?.state ?? '' } });
  }
  const currentTotal = await findCurrentTotal(call, draw);
  const kinds = await listKinds(sql, merchant.id, draw.draw_id);
  const resultKey = { merchant: merchant.id, draw: draw.draw_id, version: draw.result_version };
  const bought = kinds.map((kind) => ({ ...kind, unit: amount(kind.unit) }));
  const { done: winning } = payKinds(prepareResult({ ...draw, numbers }, resultKey), bought);
  const moved = await findPreview(
    sql,
    resultKey,
    winning.map(({ kind, paid }) => ({ ...kind, ...paid })),
    memberLimits(draw, merchant),
  );
  // Rebates do not change, except for the part that tied notes lose.
  const rebate = moved.cut_before - moved.cut;
  const [more, less] = rebate > 0n ? [rebate, 0n] : [0n, -rebate];
  return ok({
    from: draw.numbers ?? '',
    to: numbers,
    takeBack: amount((currentTotal?.prize ?? 0n) + (currentTotal?.refunded ?? 0n) + less),
    pay: amount(moved.prize + moved.refunded + more),
    winningTickets: moved.winning,
  });
}

/** The totals of the current result in real money. */
async function findCurrentTotal({ sql, merchant }: CallContext, draw: DrawRow) {
  const totals = await listTotals(sql, merchant.id, [draw.draw_id]);
  return totals.find((each) => each.version === draw.result_version && !each.trial);
}

/** The numbers of a correction; for a block draw they may be given as the block's hash. */
function correctedTo(draw: DrawRow | undefined, text: string): string {
  return (draw && isBlockDraw(draw) && readReportedResult(draw, text)?.numbers) || text;
}

function correctionProblem(
  draw: DrawRow | undefined,
  numbers: string,
): 'draw.proved' | 'draw.not_possible' | 'draw.numbers_invalid' | undefined {
  if (draw === undefined) return undefined;
  // Proved results are final: only results from outside can have been misread.
  if (draw.mode !== 'entered') return 'draw.proved';
  if (draw.state !== 'SETTLED' || draw.numbers === null) return 'draw.not_possible';
  const family = findFamily((draw.rules as DrawRules).family);
  const prepared = family && prepareDraw(family, numbers);
  return prepared === undefined || draw.numbers === numbers ? 'draw.numbers_invalid' : undefined;
}
