// Outbound: signed calls to vendors' servers.
export { askVendor, baseUrlOf, operatorRefOf, type VendorProblem } from './ask-vendor.ts';
