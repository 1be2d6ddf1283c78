// Every row's operation, gathered from the modules: a row without one does not compile.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../platform/call-context.ts';
import {
  agentsBackoffice,
  agentsOperations,
  connectContracts,
  invitationLinks,
  readOwnPermissions,
} from '../modules/agents/index.ts';
import { readOutbox } from '../modules/messages/index.ts';
import {
  identityBackoffice,
  identityOperations,
  makeRegistration,
  makeResetByPhone,
} from '../modules/identity/index.ts';
import {
  cashierBackoffice,
  cashierOperations,
  cashierRoutes,
  hasPayoutDetails,
} from '../modules/cashier/index.ts';
import {
  connectPermissions,
  contractBackoffice,
  contractLines,
  contractOperations,
} from '../modules/contracts/index.ts';
import { doctorBackoffice } from '../modules/doctor/index.ts';
import { kycBackoffice, kycOperations } from '../modules/kyc/index.ts';
import { lotteryBackoffice, lotteryOperations } from '../modules/lottery/index.ts';
import { merchantsBackoffice } from '../modules/merchants/index.ts';
import { membersBackoffice, membersOperations } from '../modules/members/index.ts';
import { operatorsBackoffice } from '../modules/operators/index.ts';
import { protectionBackoffice, protectionOperations } from '../modules/protection/index.ts';
import { reportsBackoffice } from '../modules/reports/index.ts';
import { walletBackoffice, walletOperations } from '../modules/wallet/index.ts';
import { messageBackoffice, messageOperations } from '../modules/messages/index.ts';
import { settingsBackoffice, settingsOperations } from '../modules/settings/index.ts';
import { statusBackoffice, statusOperations } from '../modules/status/index.ts';
import { avatarRoute, uploadOperations } from '../modules/uploads/index.ts';
import {
  artRoute,
  playRoutes,
  vendorBackoffice,
  vendorOperations,
  labRoutes,
  walletRoutes,
} from '../modules/vendors/index.ts';
import type { Live } from './live/live.ts';
import { liveOperations } from './live/live-operations.ts';
import type { RawRoute } from './raw-routes.ts';

connectContracts(contractLines);
connectPermissions(readOwnPermissions);

/** The operations of the player table. */
export function playerOperations(live: Live): Operations<PlayerCalls> {
  return {
    ...liveOperations(live),
    ...settingsOperations,
    ...identityOperations,
    // Identity is a layer below the cashier, so this check is passed in.
    resetByPhone: makeResetByPhone(hasPayoutDetails),
    // And below the agents.
    ...makeRegistration(invitationLinks),
    ...agentsOperations,
    ...membersOperations,
    ...statusOperations,
    ...walletOperations,
    ...contractOperations,
    ...cashierOperations,
    ...lotteryOperations,
    ...messageOperations,
    ...vendorOperations,
    ...uploadOperations,
    ...kycOperations,
    ...protectionOperations,
  };
}

/** The operations of the operator table. */
export function operatorOperations(): Operations<OperatorCalls> {
  return {
    ...settingsBackoffice,
    ...identityBackoffice,
    ...membersBackoffice,
    ...lotteryBackoffice,
    ...statusBackoffice,
    ...walletBackoffice,
    ...contractBackoffice,
    ...cashierBackoffice,
    ...messageBackoffice,
    ...vendorBackoffice,
    ...operatorsBackoffice,
    ...merchantsBackoffice,
    ...kycBackoffice,
    outboxList: readOutbox,
    ...reportsBackoffice,
    ...protectionBackoffice,
    ...doctorBackoffice,
    ...agentsBackoffice,
  };
}

/** Paths that outside systems call with signatures of their own. */
export const rawRoutes: readonly RawRoute[] = [
  ...cashierRoutes,
  ...walletRoutes,
  ...playRoutes,
  ...labRoutes,
];

/** Pictures with an address of their own, on the site and in the console. */
export const mediaRoutes: readonly RawRoute[] = [avatarRoute, artRoute];
