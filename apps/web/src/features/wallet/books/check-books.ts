// Checks published books in the browser. Thousands of signatures are verified by Web Crypto if it
// supports Ed25519, else by the rules' own slower check; the result is the same.
import { verifyBooksFile } from '@fairhouse/calls/proof';
import {
  PURE_HASHES,
  toHex,
  verifyEd25519,
  type BooksKnowledge,
  type BooksVerification,
  type VerifySignature,
} from '@fairhouse/rules/fair';

interface Asked {
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** Checks a parsed file of any shape; needs no network. */
export async function checkBooks(
  file: unknown,
  known: BooksKnowledge = {},
): Promise<BooksVerification> {
  const asked: Asked[] = [];
  const note: VerifySignature = (key, message, signature) => {
    asked.push({ key, message, signature });
    return true;
  };
  verifyBooksFile(file, { hashes: PURE_HASHES, verifySignature: note }, known);
  const answers = new Map<string, boolean>();
  const checked = await Promise.all(asked.map(verifyOnPlatform));
  for (const [at, one] of asked.entries()) {
    const answer = checked[at] ?? verifyEd25519(one.key, one.message, one.signature);
    answers.set(nameOf(one.message, one.signature), answer);
  }
  const verifySignature: VerifySignature = (_key, message, signature) =>
    answers.get(nameOf(message, signature)) === true;
  return verifyBooksFile(file, { hashes: PURE_HASHES, verifySignature }, known);
}

/** Undefined if Web Crypto does not support Ed25519. */
async function verifyOnPlatform({ key, message, signature }: Asked): Promise<boolean | undefined> {
  try {
    const bytes = (part: Uint8Array) => Uint8Array.from(part);
    const held = await crypto.subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', held, bytes(signature), bytes(message));
  } catch {
    return undefined;
  }
}

function nameOf(message: Uint8Array, signature: Uint8Array): string {
  return `${toHex(message)} ${toHex(signature)}`;
}
