// The protocol between the server and the servers of game vendors, in both directions
// (vendors.md): money is an `Amount` after decoding, and a whole number x100,000 on the wire.
export * from './fields.ts';
export * from './free-rounds.ts';
export * from './vendor-amount.ts';
export * from './vendor-server.ts';
export * from './wallet.ts';
