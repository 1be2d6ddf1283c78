// Paying: the cascade of a run down each line, by the job and by a payer's click.
export { payBillsNow, payContractBills, payDueLine } from './pay-bills.ts';
export { payAllDirects, payDirects } from './pay-directs.ts';
export { listResults, type LineKey } from './store.ts';
