// Hashes, signatures and the hash tree of draws, as the rules of fair draws need them.
export { NODE_HASHES } from '@fairhouse/hashes';
export { isSignedBy, signBytes, signInThreadPool } from './sign-bytes.ts';
export {
  addLeaf,
  decodeFrontier,
  encodeFrontier,
  hashLeaf,
  sha256,
  treeRoot,
  type TreeFrontier,
} from './tree.ts';
export { verifyRound } from './verify-round.ts';
