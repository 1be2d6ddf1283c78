// Performing: the steps of cases, on a sandbox, at our wallet and at the vendor.
export { arrangeSandbox } from './arrange-sandbox.ts';
export { makeLabKey } from './lab-keys.ts';
export { openEnvironment, playableGames, type LabEnvironment } from './lab-environment.ts';
export { performStep, withReplies, withValue } from './perform-step.ts';
