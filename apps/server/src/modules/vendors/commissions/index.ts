// Commissions: what play at vendors came to by day, and what vendors get of it.
export { bookCommissions } from './book-commissions.ts';
export {
  vendorCommissionCompute,
  vendorCommissionPlan,
  vendorCommissions,
} from './commission-calls.ts';
export { countVendorDays } from './count-days.ts';
export { vendorReport } from './vendor-report.ts';
