import type { PlayerCalls } from '@fairhouse/calls/player';
import { sum, ZERO } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { readFunds } from './funds.ts';
import { callerAccounts } from './member-accounts.ts';
import { resultToday } from './result-since.ts';

type Row = PlayerCalls['fundsConsolidated'];

/** The caller's money by account, with today's stake and result. */
export async function consolidateFunds(call: CallOf<Row>) {
  const accounts = callerAccounts(call);
  const { main, held } = await readFunds(call.app, call.merchant, accounts);
  const result = await resultToday(call.sql, call.merchant, accounts, call.now);
  return {
    currency: accounts.currency as string,
    main,
    locked: held,
    vendorTotal: ZERO,
    sumBalance: sum([main, held]),
    todayStake: result.stake,
    todayNet: result.net,
  };
}
