// The files that a player or a house hands over: their shapes, and their verification by the rules.
export { parseReceipts } from './parse-receipts.ts';
export { readBooksFile } from './read-books-file.ts';
export { readProof } from './read-proof.ts';
export { verifyBooksFile } from './verify-books-file.ts';
export { verifyProofFile } from './verify-proof-file.ts';
