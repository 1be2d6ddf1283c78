// The merchants of the installation: created, changed and closed by operators at run time.
export { merchantsBackoffice } from './calls.ts';
export { MERCHANT_LAYERS } from './merchant-layers.ts';
