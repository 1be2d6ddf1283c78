// What stands in place of the site: both are small, and loaded together.
export { MaintenanceView } from './MaintenanceView.tsx';
export { RegionView } from './RegionView.tsx';
