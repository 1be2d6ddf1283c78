// Voiding a draw and correcting its result need the approval of a second operator.
import { refuse, type Refused } from '@fairhouse/calls';
import { ok, type Result } from '@fairhouse/values';
import * as z from 'zod';
import {
  noteAudit,
  registerApproval,
  type ApprovalCall,
  type ApprovalDescription,
} from '../../operators/index.ts';
import { correctResult, lotteryOfIssue, voidDraw } from '../draws/index.ts';

const stored = z.codec(z.string(), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
});

export const drawVoidApproval = registerApproval({
  kind: 'lottery.void',
  right: 'draws.void',
  payload: z.object({ draw: stored, issue: z.string(), reason: z.string() }),
  describe: ({ issue }): ApprovalDescription => ({
    EN: `Void the draw ${issue} and give every stake back.`,
    CN: `作废 ${issue} 期并退还全部投注。`,
    ID: `Batalkan undian ${issue} dan kembalikan semua taruhan.`,
    TH: `ยกเลิกงวด ${issue} และคืนเงินเดิมพันทั้งหมด`,
    VI: `Hủy kỳ quay ${issue} và hoàn lại toàn bộ tiền cược.`,
  }),
  execute: async (call, { draw, issue, reason }) => {
    const state = await voidDraw(call.sql, call.app, {
      merchant: call.merchant.id,
      draw,
      reason,
      madeBy: call.approval.maker.name,
      approvedBy: call.operator.name,
    });
    return done(call, issue, state);
  },
});

export const drawCorrectionApproval = registerApproval({
  kind: 'lottery.correct',
  right: 'draws.correct',
  payload: z.object({
    draw: stored,
    issue: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.string(),
  }),
  describe: ({ issue, from, to }): ApprovalDescription => ({
    EN: `Correct the result of ${issue} from ${from} to ${to} and settle it anew.`,
    CN: `将 ${issue} 期结果由 ${from} 更正为 ${to} 并重新结算。`,
    ID: `Koreksi hasil ${issue} dari ${from} menjadi ${to} dan hitung ulang.`,
    TH: `แก้ผลงวด ${issue} จาก ${from} เป็น ${to} และคิดผลใหม่`,
    VI: `Sửa kết quả kỳ ${issue} từ ${from} thành ${to} và tính lại.`,
  }),
  execute: async (call, { draw, issue, from, to, reason }) => {
    const state = await correctResult(call.sql, call.app, {
      merchant: call.merchant.id,
      draw,
      from,
      to,
      reason,
      madeBy: call.approval.maker.name,
      approvedBy: call.operator.name,
    });
    return done(call, issue, state);
  },
});

function done(
  call: ApprovalCall,
  issue: string,
  state: string | undefined,
): Result<unknown, Refused> {
  if (state !== undefined) return refuse('draw.not_possible', { params: { state } });
  noteAudit(call, { target: `draw:${issue}` });
  const lottery = lotteryOfIssue(issue);
  call.after(() => call.app.signals.send({ topic: 'draw', merchant: call.merchant.id, lottery }));
  return ok(null);
}
