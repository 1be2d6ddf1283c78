// Hub88: the dialect in which most vendors' servers call the wallet.
export { walletRoutes } from './wallet-routes.ts';
export { findCallers, isFromItsNetwork, type Caller } from './verify-caller.ts';
