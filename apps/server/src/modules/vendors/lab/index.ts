// The conformance lab (games.md 3.13): whether a vendor's server and our wallet keep to the
// protocol, case by case, and a report of it.
export { advanceRuns } from './advance-runs.ts';
export {
  vendorLab,
  vendorLabCase,
  vendorLabKeyEnter,
  vendorLabReport,
  vendorLabRun,
  vendorLabRuns,
  vendorLabStart,
  vendorLabStop,
} from './console-calls.ts';
export { labRoutes } from './lab-routes.ts';
