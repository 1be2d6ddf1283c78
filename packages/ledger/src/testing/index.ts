export * from './database.ts';
export * from './fixtures.ts';
export * from './invariants.ts';
