import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import type { Job } from '../../platform/jobs.ts';
import {
  vendorCaseClose,
  vendorCases,
  vendorChanges,
  vendorChangesDecide,
  vendorConnect,
  vendorGames,
  vendorGameRounds,
  vendorGateway,
  vendorJackpotChange,
  vendorJackpots,
  vendorKeyCreate,
  vendorKeyEnter,
  vendorKeyPromote,
  vendorMaintenance,
  vendorRoundAsk,
  vendorRoundAskAgain,
  vendorRounds,
  vendorRoundTransactions,
  vendorRoundVoid,
  vendorSecretCreate,
  vendorSecretEnter,
  vendorStuckRounds,
  vendorSync,
} from './backoffice/index.ts';
import { syncCatalogues } from './catalogue/index.ts';
import {
  bookCommissions,
  countVendorDays,
  vendorCommissionCompute,
  vendorCommissionPlan,
  vendorCommissions,
  vendorReport,
} from './commissions/index.ts';
import { consolidatedSettings } from './consolidated-settings.ts';
import { changeVendor, readVendors } from './change-vendor.ts';
import { countVendorRounds } from './figures/index.ts';
import {
  deliverFreeRounds,
  vendorFreeRoundGames,
  vendorFreeRounds,
  vendorFreeRoundsCancel,
  vendorFreeRoundsGive,
} from './free-rounds/index.ts';
import {
  houseJackpots,
  houseJackpotSwitch,
  houseJackpotWins,
  publishHouseJackpots,
} from './house-jackpots/index.ts';
import { gameVendor } from './game-vendor.ts';
import {
  advanceRuns,
  vendorLab,
  vendorLabCase,
  vendorLabKeyEnter,
  vendorLabReport,
  vendorLabRun,
  vendorLabRuns,
  vendorLabStart,
  vendorLabStop,
} from './lab/index.ts';
import {
  forgetGameArt,
  merchantGame,
  merchantGameArt,
  merchantGames,
  merchantGamesChange,
  vendorGameChange,
} from './merchant-games/index.ts';
import { vendorMaxWinChange, vendorMaxWins } from './max-wins/index.ts';
import { computeAffinities } from './recommending/index.ts';
import { reconcileVendors, settleStuckRounds } from './rounds/index.ts';
import { gameRoundPage, launchGame, trialGame, vendorLaunchTest } from './launching/index.ts';
import {
  addFavouriteGame,
  favouriteGames,
  freeRounds,
  gameHistory,
  gameList,
  gameReport,
  hotGames,
  jackpots,
  readJackpots,
  recentlyPlayed,
  recommendedGames,
  removeFavouriteGame,
  vassGameType,
} from './lobby/index.ts';

export { artRoute } from './lobby/index.ts';
export { walletRoutes } from './hub88/index.ts';
export { labRoutes } from './lab/index.ts';
export { forgetVendors, keyContext } from './records/index.ts';
export { playRoutes } from './play-dialect/index.ts';
export { moveParticipant } from './transactions/index.ts';
export { connectStudio, syncStudio } from './backoffice/index.ts';
export { vendorOrigins } from './vendor-origins.ts';
export { provisionHouseJackpots } from './house-jackpots/index.ts';
export { provisionVendors } from './provision-vendors.ts';

export const vendorOperations = {
  gameVendor,
  freeRounds,
  settings: consolidatedSettings,
  vassGameType,
  gameHistory,
  gameList,
  gameReport,
  gameRoundPage,
  hotGames,
  recentlyPlayed,
  recommendedGames,
  favouriteGames,
  addFavouriteGame,
  removeFavouriteGame,
  launchGame,
  trialGame,
  jackpots,
} satisfies Partial<Operations<PlayerCalls>>;

export const vendorJobs: readonly Job[] = [
  syncCatalogues,
  readJackpots,
  publishHouseJackpots,
  deliverFreeRounds,
  countVendorRounds,
  countVendorDays,
  bookCommissions,
  computeAffinities,
  settleStuckRounds,
  reconcileVendors,
  advanceRuns,
  forgetGameArt,
];

export const vendorBackoffice = {
  vendorList: readVendors,
  vendorChange: changeVendor,
  vendorGateway,
  vendorConnect,
  vendorKeyCreate,
  vendorKeyEnter,
  vendorKeyPromote,
  vendorSecretCreate,
  vendorSecretEnter,
  vendorMaintenance,
  vendorSync,
  vendorGames,
  merchantGames,
  merchantGame,
  merchantGameArt,
  merchantGamesChange,
  vendorGameChange,
  vendorChanges,
  vendorChangesDecide,
  vendorCases,
  vendorCaseClose,
  vendorRoundAsk,
  vendorRoundAskAgain,
  vendorRounds,
  vendorGameRounds,
  vendorLab,
  vendorLabRuns,
  vendorLabRun,
  vendorLabCase,
  vendorLabStart,
  vendorLabStop,
  vendorLabReport,
  vendorLabKeyEnter,
  vendorRoundVoid,
  vendorStuckRounds,
  vendorLaunchTest,
  vendorCommissions,
  vendorCommissionPlan,
  vendorCommissionCompute,
  vendorReport,
  vendorRoundTransactions,
  vendorJackpots,
  vendorJackpotChange,
  houseJackpots,
  houseJackpotWins,
  houseJackpotSwitch,
  vendorMaxWins,
  vendorMaxWinChange,
  vendorFreeRounds,
  vendorFreeRoundGames,
  vendorFreeRoundsGive,
  vendorFreeRoundsCancel,
} satisfies Partial<Operations<OperatorCalls>>;
