import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { dayBegins, plusDays } from '@fairhouse/rules/agency';
import { DAY_MS, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { spanOf } from './span.ts';
import { listPersons } from './store/list-persons.ts';

type Row = PlayerCalls['agentTeamPersons'];

const SHOWN_MOST = 200;
const IDLE_DAYS = { idle3: 3, idle7: 7 } as const;

/** Who is counted in a number of the caller's overview. */
export async function readPersons(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
  const span = spanOf(call, input);
  if (!span.ok) return span;
  const { who } = input;
  const isIdle = who === 'idle3' || who === 'idle7';
  const rows = await listPersons(sql, {
    merchant: merchant.id,
    of: session.member,
    who: isIdle ? 'idle' : who,
    now,
    idleBefore: isIdle ? now - IDLE_DAYS[who] * DAY_MS : now,
    begin: dayBegins(merchant, span.value.from),
    end: dayBegins(merchant, plusDays(span.value.to, 1)),
    most: SHOWN_MOST,
  });
  return ok({
    total: rows[0]?.total ?? 0,
    list: rows.map((row) => ({
      username: row.username,
      kind: row.kind,
      upline: row.upline,
      registeredAt: instant(row.registered_at.getTime()),
      lastLoginAt: row.last_login_at === null ? null : instant(row.last_login_at.getTime()),
    })),
  });
}
