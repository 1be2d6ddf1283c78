// Agents: their tree, accounts, links, quotas and transfers, their rebates and figures.
import type { Job } from '../../platform/jobs.ts';
import { countTeamsJob } from './figures/index.ts';
import { runFigures } from './rebates/index.ts';

export {
  changeTerms,
  connectContracts,
  readOwnPermissions,
  type ContractSide,
} from './accounts/index.ts';
export { agentsBackoffice, agentsOperations } from './calls.ts';
export { putDueDraw, putVendorBets, type VendorBetChange } from './figures/index.ts';
export { invitationLinks } from './links/index.ts';
export { findOwnGroup } from './rebates/index.ts';

export const agentsJobs: readonly Job[] = [runFigures, countTeamsJob];
