// The door of the lottery rules: families, slips, prices, settlements, chases and statistics.
export * from './exposure.ts';
export * from './families.ts';
export * from './fraction.ts';
export * from './import-lines.ts';
export * from './play.ts';
export * from './price.ts';
export * from './rebate.ts';
export * from './selection.ts';
export * from './settle.ts';
export * from './settler.ts';
export * from './slip.ts';
export * from './terms.ts';
export * from './chase/follow-chase.ts';
export * from './chase/plan-chase.ts';
