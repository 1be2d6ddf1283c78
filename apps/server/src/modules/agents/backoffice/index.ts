// Back office: the operators' calls on the tree of agents.
export { describeAct } from './approval-texts.ts';
export {
  decideTransfer,
  disableAgentLink,
  readAllLinks,
  readAllTransfers,
} from './links-and-transfers.ts';
export { moveAgentLine, previewMove } from './move-line.ts';
export { readAgent } from './read-agent.ts';
export { readTree } from './read-tree.ts';
export {
  changedAgentTerms,
  changedPermissions,
  requestedPermissions,
  requestedTerms,
} from './requested-account.ts';
export { appointAgent, setPermissions, setQuota, setTerms } from './set-terms.ts';
