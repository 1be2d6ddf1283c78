import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMembers } from '../../members/index.ts';
import { noteAudit } from '../../operators/index.ts';
import { cardTags, listCardsByTags } from '../cards/index.ts';

type Row = OperatorCalls['accountSearch'];

/**
 * The accounts with exactly this number, of whichever bank of the currency. The number is compared
 * by its tags; neither the answer nor the audit contains it.
 */
export async function searchAccount(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input } = call;
  const tags = cardTags(app.keys, merchant.currency, input.number);
  const rows = tags.length === 0 ? [] : await listCardsByTags(sql, merchant.id, tags);
  const owners = [...new Set(rows.map((row) => row.member_id))];
  const members = owners.length === 0 ? [] : await findMembers(sql, merchant.id, owners);
  const [owner, ...others] = owners;
  noteAudit(call, {
    ...(owner !== undefined && others.length === 0 ? { target: `member:${owner}` } : {}),
    after: { found: rows.length },
  });
  const cards = rows.map((row) => ({
    id: row.card_id,
    member: row.member_id,
    username: members.find(({ id }) => id === row.member_id)?.username ?? '',
    bank: row.bank,
    end: row.number_tail,
    removed: row.removed_at !== null,
    addedAt: instant(row.added_at.getTime()),
  }));
  return ok({ cards });
}
