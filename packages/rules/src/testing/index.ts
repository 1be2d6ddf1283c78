// Entry point of helpers that tests, the bench and the load driver share.
export * from './chance.ts';
export * from './plain-reading.ts';
export * from './random-slip.ts';
export * from './vectors/example.ts';
export * from './vectors/run-example.ts';
export * from './make-books.ts';
export * from './make-proof.ts';
export * from './random-leaf.ts';
