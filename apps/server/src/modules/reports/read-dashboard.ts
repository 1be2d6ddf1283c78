import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { comparedSpans } from './compared-spans.ts';
import { computeFigures } from './flow.ts';
import { countOnline, countPeople, listFlow, readCountedTo, type Span } from './days-store.ts';
import { onlineSince } from './online-since.ts';

type Row = OperatorCalls['dashboard'];

/**
 * Figures of the current business day, and of two earlier days up to the same time. Money figures
 * come from the ledger and may be some seconds old.
 */
export async function readDashboard(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now } = call;
  const { today, yesterday, lastWeek } = comparedSpans(merchant, now);
  const countedTo = await readCountedTo(sql);
  return ok({
    at: now,
    dayFrom: today.from,
    countedTo: countedTo === null ? null : instant(countedTo.getTime()),
    currency: merchant.currency,
    online: await countOnline(sql, merchant.id, onlineSince(now)),
    ...(await readFigures(call, today)),
    yesterday: await readFigures(call, yesterday),
    lastWeek: await readFigures(call, lastWeek),
  });
}

async function readFigures(call: CallOf<Row>, span: Span): Promise<Value<Row>['yesterday']> {
  const { sql, merchant } = call;
  const people = await countPeople(sql, merchant.id, span);
  return {
    ...span,
    ...computeFigures(await listFlow(sql, merchant.id, span)),
    activePlayers: Number(people.players),
    registrations: Number(people.registrations),
    firstDeposits: Number(people.depositors),
  };
}
