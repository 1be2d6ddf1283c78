import type { AppContext } from '../../../platform/app-context.ts';
import { openCase } from '../records/index.ts';
import type { MoveAnswer, Rollback } from './move.ts';
import { answerNow } from './stored-answer.ts';

/** Refuses the rollback of another member's transaction, which an operator is shown. */
export async function refuseForeign(app: AppContext, asked: Rollback): Promise<MoveAnswer> {
  await openCase(app, {
    merchant: asked.merchant.id,
    vendor: asked.vendor.code,
    kind: 'FOREIGN_REFERENCE',
    subject: asked.transaction,
    member: asked.member,
    detail: { reference: asked.reference },
  });
  return answerNow(app, asked, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
}
