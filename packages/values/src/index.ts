export * from './amount.ts';
export * from './assert.ts';
export * from './brand.ts';
export * from './id.ts';
export * from './merchant.ts';
export * from './rate.ts';
export * from './result.ts';
export * from './time.ts';
