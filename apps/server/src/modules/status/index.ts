export { statusBackoffice, statusOperations } from './calls.ts';
export { countryOf } from './country.ts';
export { systemStatus, type SystemStatus } from './system-status.ts';
