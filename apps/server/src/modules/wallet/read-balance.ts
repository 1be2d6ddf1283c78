import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok, sum } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { readFunds } from './funds.ts';
import { callerAccounts } from './member-accounts.ts';

type Row = PlayerCalls['balance'];

/** The caller's current balance in their own book. */
export async function readBalance(call: CallOf<Row>): Promise<Answer<Row>> {
  const accounts = callerAccounts(call);
  const { main, held } = await readFunds(call.app, call.merchant, accounts);
  return ok({
    currency: accounts.currency,
    main,
    locked: held,
    vendors: [],
    sumBalance: sum([main, held]),
  });
}
