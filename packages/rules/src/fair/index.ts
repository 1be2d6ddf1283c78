// The door of provable draws: LD1 as spec and docs/fairness describe it.
export * from './beacon.ts';
export * from './bytes.ts';
export * from './canon.ts';
export * from './commit.ts';
export * from './hashes.ts';
export * from './instant.ts';
export * from './log.ts';
export * from './merkle.ts';
export * from './numbers.ts';
export * from './proof.ts';
export * from './receipt.ts';
export * from './sha256.ts';
export * from './stream.ts';
