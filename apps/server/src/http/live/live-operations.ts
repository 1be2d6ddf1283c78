import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { Operations } from '../../platform/call-context.ts';
import type { Live } from './live.ts';

/** The calls about the live connection itself. */
export function liveOperations(live: Live): Pick<Operations<PlayerCalls>, 'liveTicket'> {
  return {
    liveTicket: (call) =>
      Promise.resolve(
        ok({
          ticket: live.issueTicket({
            merchant: call.merchant.id,
            member: call.session?.member,
            session: call.session?.id,
          }),
          hasSession: call.session !== undefined,
        }),
      ),
  };
}
