export { statusBackoffice, statusOperations } from './calls.ts';
export { isCountry } from './countries.ts';
export { countryOf } from './country.ts';
export { systemStatus, type SystemStatus } from './system-status.ts';
