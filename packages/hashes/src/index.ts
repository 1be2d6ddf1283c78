// The hash functions of proofs by node:crypto, for programs that run in Node.
export { NODE_HASHES } from './node-hashes.ts';
