import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { proveBalances } from '@fairhouse/ledger';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { callerAccounts } from './member-accounts.ts';

type Row = PlayerCalls['bookBalances'];

/**
 * Inclusion proofs of the caller's balances in the published root of a day; none for accounts
 * without lines up to that day.
 */
export async function proveOwnBalances(call: CallOf<Row>): Promise<Answer<Row>> {
  const { main, held, chase } = callerAccounts(call);
  const proofs = await proveBalances(call.sql, {
    merchant: call.merchant.id,
    day: call.input.day,
    addresses: [main, held, chase],
  });
  if (proofs === undefined) return refuse('books.no_root');
  return ok({
    balances: proofs.map((proof) => ({
      address: proof.address,
      currency: proof.currency,
      balance: amount(proof.balance),
      units: String(proof.balance),
      lines: String(proof.lines),
      blind: proof.blind.toString('hex'),
      index: proof.index,
      path: proof.path.map((hash) => hash.toString('hex')),
    })),
  });
}
