// Outbound: signed calls to vendors' servers.
export {
  askVendor,
  baseUrlOf,
  operatorRefOf,
  originsOf,
  type VendorProblem,
} from './ask-vendor.ts';
export { reachVendor } from './reach-vendor.ts';
