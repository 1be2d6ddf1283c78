// Quotas: how many directs of a high group an agent may hold.
export { readQuotas, showQuota, type AgentQuotas } from './agent-quotas.ts';
export { inheritQuota, passQuota, readHandedDown, returnQuota, setSystemQuota } from './store.ts';
