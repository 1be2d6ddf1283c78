// The figures of a sender that decide about a transfer, and those that the form shows before.
import type { AgentPermissions, TransferRelation } from '@fairhouse/rules/agency';
import { parseDay, type Amount, type Instant } from '@fairhouse/values';
import { businessDay, dayBegins } from '../../../platform/business-day.ts';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { changeLockUntil, countTurnover, readCashierSettings } from '../../cashier/index.ts';
import { findCredential, type Member } from '../../members/index.ts';
import { memberAccounts, readFunds } from '../../wallet/index.ts';
import { contractSide } from '../accounts/index.ts';
import { readUsed, type TransferDirection, type UsedTransfers } from './store.ts';

type Call = CallContext & { readonly session: Session };

export interface SenderFigures {
  readonly balance: Amount;
  readonly used: UsedTransfers;
  readonly turnoverLeft: Amount;
  readonly contractOutstanding: Amount;
  /** Until then transfers rest after a change of the sender's security. */
  readonly lockedUntil: Instant | undefined;
  readonly hasPaymentPassword: boolean;
}

/** Reads them; locks the sender's payment profile, so that its transfers are serial. */
export async function readSenderFigures(call: Call, sender: Member): Promise<SenderFigures> {
  const { sql, merchant, app, now } = call;
  const { left: turnoverLeft } = await countTurnover(call, sender.id, now);
  const { main: balance } = await readFunds(
    app,
    merchant,
    memberAccounts(merchant, sender.id, 'real'),
  );
  const today = businessDay(merchant, now);
  const month = parseDay(`${today.slice(0, 8)}01`) ?? today;
  const used = await readUsed(sql, merchant.id, {
    member: sender.id,
    day: dayBegins(merchant, today),
    month: dayBegins(merchant, month),
  });
  const { value: settings } = await readCashierSettings(sql, merchant);
  const credential = await findCredential(sql, merchant.id, sender.id);
  const changes = {
    registeredAt: sender.registeredAt,
    loginChangedAt: credential?.loginChangedAt ?? sender.registeredAt,
    payoutHeldUntil: credential?.payoutHeldUntil,
  };
  return {
    balance,
    used,
    turnoverLeft,
    contractOutstanding: await contractSide().readOutstanding(sql, merchant.id, sender.id),
    lockedUntil: changeLockUntil(changes, settings.changeLockHours, now),
    hasPaymentPassword: credential?.paymentHash !== undefined,
  };
}

/** To whom somebody with these permissions may transfer in a direction. */
export function allowedRelations(
  direction: TransferDirection,
  { transferDown, transfersUp }: AgentPermissions,
): readonly TransferRelation[] {
  if (direction === 'UP') return transfersUp ? ['direct_upline'] : [];
  if (transferDown === 'none') return [];
  return transferDown === 'direct' ? ['direct_downline'] : ['direct_downline', 'descendant'];
}
