// Risks: flags on members, and the rules that send a withdrawal to an officer.
export { newestRegionAt } from './newest-region.ts';
export { type RiskFacts, findBrokenRules } from './risk-rules.ts';
export { listFlags, raiseFlag } from './store.ts';
