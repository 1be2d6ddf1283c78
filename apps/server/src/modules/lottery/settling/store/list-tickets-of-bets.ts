// The tickets of bets that settling handles one by one.
import type { Amount } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { BetKind, ResultKey, SeqRange } from './settle.ts';

// The tickets of given bets in a range, without cancelled ones; no lock.
const TICKETS_OF = `
  select t.seq, t.member_id, t.trial, t.stake from lottery.ticket t
  join unnest($5::text[], $6::text[]) as bet (play, pick) on bet.play = t.play and bet.pick = t.pick
  where t.merchant_id = $1 and t.draw_id = $2 and t.seq > $3 and t.seq <= $4
    and not exists (
      select from lottery.cancellation c
      where c.merchant_id = $1 and c.draw_id = $2 and c.cancels = t.seq)
  order by t.seq`;

export interface BetTicketRow {
  seq: number;
  member_id: string;
  trial: boolean;
  stake: Amount;
}

/** The tickets of these bets in a range, on any terms. */
export async function listTicketsOfBets(
  sql: Sql,
  drawRef: Pick<ResultKey, 'merchant' | 'draw'>,
  range: SeqRange,
  bets: readonly BetKind[],
): Promise<BetTicketRow[]> {
  const kinds = [...new Map(bets.map((bet) => [`${bet.play} ${bet.pick}`, bet])).values()];
  const { rows } = await sql.query<BetTicketRow>(TICKETS_OF, [
    drawRef.merchant,
    drawRef.draw,
    range.after,
    range.upTo,
    kinds.map((each) => each.play),
    kinds.map((each) => each.pick),
  ]);
  return rows;
}
