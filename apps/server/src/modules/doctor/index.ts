// What an installation still lacks to go live, for the console and for `npm run doctor`.
export { doctorDesk } from './calls.ts';
export { readChecks, type Checked } from './read-checks.ts';
