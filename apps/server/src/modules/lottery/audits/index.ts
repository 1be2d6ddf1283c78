// Audits of bets, draws and logs: each recomputes what is stored and returns what differs.
export { auditBets } from './store/audit-bets.ts';
export { auditDraws } from './store/audit-draws.ts';
export { auditLogs, type Witness } from './store/audit-logs.ts';
