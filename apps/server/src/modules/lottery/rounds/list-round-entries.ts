import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { DrawRules } from '@fairhouse/rules/fair';
import { LEAST_ENTRIES, SUBTRACTED_PLACE, yeekeeResult } from '@fairhouse/rules/lottery';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { toInstant, maskName } from '../boards/index.ts';
import { findDraw } from '../draws/index.ts';
import { listEntries } from './store.ts';

type Row = PlayerCalls['roundEntries'];

/** The number of entries shown, latest first; the draw's proof has all of them. */
const SHOWN = 200;

/** The entries of a round so far, newest first, with their sum before the seed is known. */
export async function listRoundEntries(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, input, session } = call;
  const draw = await findDraw(sql, merchant.id, input.issue);
  if (draw === undefined) return refuse('draw.unknown');
  if ((draw.rules as DrawRules).format !== 'sum') return refuse('entry.not_taken');
  const entries = await listEntries(sql, merchant.id, draw.draw_id);
  const sum = yeekeeResult(entries.map(({ number }) => Number(number)));
  const removed = entries[SUBTRACTED_PLACE - 1]?.number;
  return ok({
    issue: draw.issue,
    count: entries.length,
    least: LEAST_ENTRIES,
    ...(sum === undefined ? {} : { sum }),
    ...(removed === undefined ? {} : { removed }),
    ...(draw.numbers === null ? {} : { numbers: draw.numbers }),
    list: entries
      .slice(-SHOWN)
      .reverse()
      .map(({ place, number, username, member_id, at }) => ({
        place,
        number,
        account: maskName(username),
        own: member_id === session?.member,
        at: toInstant(at),
      })),
  });
}
