// Records: vendors, their keys and games, and the cases that need a person.
export { countryOfCurrency } from './country-of-currency.ts';
export {
  betLimits,
  leastPaid,
  levelsWithin,
  mostPaid,
  vendorLimits,
  type BetLimits,
} from './game-limits.ts';
export { isInNetworks, isNetwork } from './is-in-networks.ts';
export { openCase } from './open-case.ts';
export { keyFingerprint, readPublicKey } from './public-keys.ts';
export { putCase, type CaseKind } from './store/cases.ts';
export {
  listVendorKeys,
  promoteVendorKey,
  putVendorKey,
  type KeyOwner,
  type GameRow,
  type GameType,
  type NewVendorKey,
} from './store/vendors.ts';
export {
  forgetVendors,
  keyContext,
  readGame,
  vendorsOf,
  type Game,
  type GameBadge,
  type VendorConfig,
  type VendorDirectory,
} from './vendor-config.ts';
export { formatVendorUser, parseVendorUser } from './vendor-user.ts';
