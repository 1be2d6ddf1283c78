// The merchants of the house, as operators make, change and close them while it runs.
export { merchantsDesk } from './calls.ts';
export { MERCHANT_LAYERS } from './merchant-layers.ts';
