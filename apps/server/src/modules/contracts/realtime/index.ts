// Real-time salary: rates of the day, slots of five minutes, the lines of bets.
export { linesOfBets, type AgentRate } from './bet-lines.ts';
export { readGateFigures, storedRates, type RealtimeContract } from './day-rates.ts';
export { readSlotBets, readSlots } from './read-slots.ts';
export { findStop } from './stop-limits.ts';
export { settleRealtime } from './settle-realtime.ts';
export { listSettledBets } from './store/slots.ts';
