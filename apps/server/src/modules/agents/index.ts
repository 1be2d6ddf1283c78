// Agents: their tree, accounts, links, quotas and transfers.
export { connectContracts, type ContractSide } from './accounts/index.ts';
export { agentsBackoffice, agentsOperations } from './calls.ts';
export { invitationLinks } from './links/index.ts';
