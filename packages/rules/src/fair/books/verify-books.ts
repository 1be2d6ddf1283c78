// Verifies published books from their file alone.
import { hexBytes } from '../bytes.ts';
import type { VerifySignature } from '../ed25519.ts';
import type { Hashes } from '../hashes.ts';
import type { BooksFile, SealLine } from './books-file.ts';
import { FIRST_PREVIOUS, rootLineHash, balanceRoot, sealLineHash } from './books-hashes.ts';

export interface BooksPorts {
  readonly hashes: Hashes;
  readonly verifySignature: VerifySignature;
}

/** What the reader knows from other sources; a file alone can only be consistent with itself. */
export interface BooksKnowledge {
  /** The public key that the operator published, hex. */
  readonly publicKey?: string;
  /** Seals or roots that the reader saved on an earlier day. */
  readonly kept?: BooksFile;
}

export const BOOKS_CHECK_NAMES = [
  'form',
  'key',
  'seal_hashes',
  'seal_chain',
  'seal_signatures',
  'root_signatures',
  'root_seals',
  'balances',
  'kept',
] as const;
export type BooksCheckName = (typeof BOOKS_CHECK_NAMES)[number];

/** `unchecked`: neither the file nor the reader's knowledge contains what this check needs. */
export interface BooksCheck {
  readonly name: BooksCheckName;
  readonly status: 'ok' | 'failed' | 'unchecked';
  /** The item that fails, only where the status is `failed`: `seal 12`, `2026-11-20`. */
  readonly problem?: string;
}

export interface BooksVerification {
  /** `empty`: no check fails, and the file contains neither a seal nor a root. */
  readonly verdict: 'holds' | 'empty' | 'failed';
  readonly checks: readonly BooksCheck[];
}

/** Undefined for success, `unchecked`, or a description of the problem. */
type Finding = string | undefined;
const UNCHECKED = 'unchecked';

/** Verifies published books whose shape was checked. */
export function verifyBooks(
  file: BooksFile,
  ports: BooksPorts,
  known: BooksKnowledge = {},
): BooksVerification {
  const findings: Readonly<Record<BooksCheckName, Finding>> = {
    form: undefined,
    key: checkKey(file, known.publicKey),
    seal_hashes: checkSealHashes(file, ports.hashes),
    seal_chain: checkSealChain(file.seals),
    seal_signatures: checkSealSignatures(file, ports.verifySignature),
    root_signatures: checkRootSignatures(file, ports),
    root_seals: checkRootSeals(file),
    balances: checkBalances(file, ports.hashes),
    kept: checkKept(file, known.kept),
  };
  const checks = BOOKS_CHECK_NAMES.map((name) => checkOf(name, findings[name]));
  const failed = checks.some(({ status }) => status === 'failed');
  const isEmpty = file.seals.length + file.roots.length === 0;
  return { verdict: failed ? 'failed' : isEmpty ? 'empty' : 'holds', checks };
}

function checkOf(name: BooksCheckName, finding: Finding): BooksCheck {
  if (finding === undefined) return { name, status: 'ok' };
  if (finding === UNCHECKED) return { name, status: 'unchecked' };
  return { name, status: 'failed', problem: finding };
}

function checkKey(file: BooksFile, key: string | undefined): Finding {
  if (key === undefined) return UNCHECKED;
  return key === file.publicKey ? undefined : file.publicKey;
}

function checkSealHashes({ merchant, seals }: BooksFile, hashes: Hashes): Finding {
  if (seals.length === 0) return UNCHECKED;
  return nameOf(seals.find((seal) => sealLineHash(hashes, merchant, seal) !== seal.hash));
}

/**
 * Seal numbers have no gap, each range of batches starts where the previous one ended, and each
 * seal includes the hash of the previous one.
 */
function checkSealChain(seals: readonly SealLine[]): Finding {
  if (seals.length === 0) return UNCHECKED;
  return nameOf(
    seals.find((seal, at) => {
      const before = seals[at - 1];
      if (BigInt(seal.toBatch) <= BigInt(seal.fromBatch)) return true;
      if (before === undefined) {
        const isFirst = seal.number === '1';
        return isFirst !== (seal.previous === FIRST_PREVIOUS) || seal.number === '0';
      }
      return (
        BigInt(seal.number) !== BigInt(before.number) + 1n ||
        seal.fromBatch !== before.toBatch ||
        seal.previous !== before.hash
      );
    }),
  );
}

function checkSealSignatures({ publicKey, seals }: BooksFile, verify: VerifySignature): Finding {
  if (seals.length === 0) return UNCHECKED;
  const key = hexBytes(publicKey);
  return nameOf(
    seals.find(({ hash, signature }) => !verify(key, hexBytes(hash), hexBytes(signature))),
  );
}

function checkRootSignatures(file: BooksFile, { hashes, verifySignature }: BooksPorts): Finding {
  if (file.roots.length === 0) return UNCHECKED;
  const key = hexBytes(file.publicKey);
  return file.roots.find((line) => {
    const hash = hexBytes(rootLineHash(hashes, file.merchant, line));
    return !verifySignature(key, hash, hexBytes(line.signature));
  })?.day;
}

/** Each root ends at the batch at which its seal ends, and days ascend. */
function checkRootSeals({ seals, roots }: BooksFile): Finding {
  const ends = new Map(seals.map((seal) => [seal.number, seal.toBatch]));
  const wrong = roots.find((root, at) => {
    const before = roots[at - 1];
    const end = ends.get(root.sealNumber);
    if (end !== undefined && end !== root.toBatch) return true;
    if (before === undefined) return false;
    return root.day <= before.day || BigInt(root.toBatch) < BigInt(before.toBatch);
  });
  if (wrong !== undefined) return wrong.day;
  return roots.some((root) => ends.has(root.sealNumber)) ? undefined : UNCHECKED;
}

function checkBalances({ roots, balances = [] }: BooksFile, hashes: Hashes): Finding {
  if (balances.length === 0) return UNCHECKED;
  const wrong = balances.find((line) => {
    const root = roots.find(({ day }) => day === line.day);
    return root === undefined || balanceRoot(hashes, line, root.accounts) !== root.root;
  });
  return wrong && `${wrong.day} ${wrong.address}`;
}

/** Seals and roots that the reader saved are unchanged in the file. */
function checkKept(file: BooksFile, kept: BooksFile | undefined): Finding {
  if (kept === undefined) return UNCHECKED;
  if (kept.publicKey !== file.publicKey || kept.merchant !== file.merchant) return kept.publicKey;
  const seals = new Map(file.seals.map((seal) => [seal.number, seal.hash]));
  const roots = new Map(file.roots.map((root) => [root.day, root.root]));
  const oldSeals = kept.seals.filter(({ number }) => seals.has(number));
  const oldRoots = kept.roots.filter(({ day }) => roots.has(day));
  const changed = oldSeals.find(({ number, hash }) => seals.get(number) !== hash);
  if (changed !== undefined) return nameOf(changed);
  const other = oldRoots.find(({ day, root }) => roots.get(day) !== root);
  if (other !== undefined) return other.day;
  return oldSeals.length + oldRoots.length > 0 ? undefined : UNCHECKED;
}

function nameOf(seal: SealLine | undefined): Finding {
  return seal && `seal ${seal.number}`;
}
