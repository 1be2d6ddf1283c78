export { statusDesk, statusOperations } from './calls.ts';
export { systemStatus, type SystemStatus } from './system-status.ts';
