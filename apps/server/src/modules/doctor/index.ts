// The checks before an installation goes live, for the console and for `npm run doctor`.
export { doctorBackoffice } from './calls.ts';
export { readChecks, type CheckResults } from './read-checks.ts';
