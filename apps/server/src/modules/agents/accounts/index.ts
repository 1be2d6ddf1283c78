// Accounts of agents: groups, rates, permissions, and the lock of the tree.
export {
  changeTerms,
  readAccount,
  readAccounts,
  readOwnPermissions,
  readPermissions,
  withoutZero,
  type AgentAccount,
} from './agent-account.ts';
export { connectContracts, contractSide, type ContractSide } from './contract-side.ts';
export { agentTermsOf, volumeFor, type AgentTerms } from './agent-terms.ts';
export {
  listTermsChanges,
  lockTree,
  ratesOfJson,
  ratesToJson,
  saveAccount,
  shareTree,
} from './store.ts';
