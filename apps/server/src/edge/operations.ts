// Every row's operation, gathered from the modules: a row without one does not compile.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../ground/call-context.ts';
import { readOutbox } from '../modules/messages/index.ts';
import { identityDesk, identityOperations, resetByPhoneWith } from '../modules/identity/index.ts';
import {
  cashierDesk,
  cashierOperations,
  cashierRoutes,
  hasPayoutDetails,
} from '../modules/cashier/index.ts';
import { doctorDesk } from '../modules/doctor/index.ts';
import { kycDesk, kycOperations } from '../modules/kyc/index.ts';
import { lotteryDesk, lotteryOperations } from '../modules/lottery/index.ts';
import { merchantsDesk } from '../modules/merchants/index.ts';
import { membersDesk, membersOperations } from '../modules/members/index.ts';
import { operatorsDesk } from '../modules/operators/index.ts';
import { protectionDesk, protectionOperations } from '../modules/protection/index.ts';
import { reportsDesk } from '../modules/reports/index.ts';
import { walletDesk, walletOperations } from '../modules/wallet/index.ts';
import { messageDesk, messageOperations } from '../modules/messages/index.ts';
import { settingsDesk, settingsOperations } from '../modules/settings/index.ts';
import { statusDesk, statusOperations } from '../modules/status/index.ts';
import { avatarRoute, uploadOperations } from '../modules/uploads/index.ts';
import { vendorDesk, vendorOperations } from '../modules/vendors/index.ts';
import type { Live } from './live.ts';
import { liveOperations } from './live-ticket.ts';
import type { RawRoute } from './raw-routes.ts';

/** The player table's operations. */
export function playerOperations(live: Live): Operations<PlayerCalls> {
  return {
    ...liveOperations(live),
    ...settingsOperations,
    ...identityOperations,
    // Identity stands below the cashier, and asks it this one thing.
    resetByPhone: resetByPhoneWith(hasPayoutDetails),
    ...membersOperations,
    ...statusOperations,
    ...walletOperations,
    ...cashierOperations,
    ...lotteryOperations,
    ...messageOperations,
    ...vendorOperations,
    ...uploadOperations,
    ...kycOperations,
    ...protectionOperations,
  };
}

/** The operator table's operations. */
export function operatorOperations(): Operations<OperatorCalls> {
  return {
    ...settingsDesk,
    ...identityDesk,
    ...membersDesk,
    ...lotteryDesk,
    ...statusDesk,
    ...walletDesk,
    ...cashierDesk,
    ...messageDesk,
    ...vendorDesk,
    ...operatorsDesk,
    ...merchantsDesk,
    ...kycDesk,
    outboxList: readOutbox,
    ...reportsDesk,
    ...protectionDesk,
    ...doctorDesk,
  };
}

/** Paths that strangers call with signatures of their own. */
export const rawRoutes: readonly RawRoute[] = [...cashierRoutes];

/** Pictures with an address of their own, on the site and in the console. */
export const mediaRoutes: readonly RawRoute[] = [avatarRoute];
