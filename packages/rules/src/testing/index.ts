// The door of what tests, the bench and the load driver share.
export * from './vectors/example.ts';
export * from './vectors/run-example.ts';
