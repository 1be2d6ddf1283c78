import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { countTurnover } from './turnover.ts';

type Row = PlayerCalls['turnoverList'];

/** The caller's remaining turnover requirements, counted up to now. */
export async function listTurnover(call: CallOf<Row>): Promise<Answer<Row>> {
  const { open, left } = await countTurnover(call, call.session.member, call.now);
  const list = open.map(({ kind, reference, required, filled, created_at: at }) => ({
    kind,
    reference,
    required,
    filled,
    time: instant(at.getTime()),
  }));
  return ok({ left, list });
}
