export { countryDataBuiltAt, countryOf } from './country.ts';
export { systemStatus, type SystemStatus } from './system-status.ts';
