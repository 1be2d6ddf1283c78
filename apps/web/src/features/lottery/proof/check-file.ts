// Checks a proof in the browser, with the rules' own checks, hashes and signatures.
import { readProof, verifyProofFile } from '@fairhouse/calls/proof';
import {
  blockNumbers,
  readEntries,
  hasEnoughEntries,
  deriveNumbers,
  PURE_HASHES,
  readRules,
  type Check,
  type ProofFile,
  type Receipt,
  type Verification,
  type VerifyKnowledge,
} from '@fairhouse/rules/fair';
import type { KnownParty } from './known-party.ts';
import { VERIFY_PORTS } from './verify-ports.ts';

export interface CheckedFile {
  readonly file: unknown;
  readonly proof: ProofFile | undefined;
  readonly verification: Verification;
  /** The numbers derived here from the key or the block; undefined before the draw. */
  readonly numbers: string | undefined;
}

/** The published keys that were loaded: the log's, and those of parties. */
export interface KnownKeys {
  readonly logKey?: string | undefined;
  readonly parties?: readonly Pick<KnownParty, 'publicKey'>[];
}

/** Checks a parsed file of any shape against the known keys. */
export function checkFile(file: unknown, known: KnownKeys): CheckedFile {
  const read = readProof(file);
  const proof = read.ok ? read.value : undefined;
  return {
    file,
    proof,
    verification: verifyProofFile(file, VERIFY_PORTS, knowledgeOf(known)),
    numbers: proof && workedOut(proof),
  };
}

/**
 * Parties are compared only if one beside the house is known: otherwise every genuine party would
 * fail.
 */
function knowledgeOf({ logKey, parties = [] }: KnownKeys): VerifyKnowledge {
  const partyKeys = parties.map(({ publicKey }) => publicKey);
  const knowsOthers = partyKeys.some((key) => key !== logKey);
  return {
    ...(logKey === undefined ? {} : { logKey }),
    ...(knowsOthers ? { partyKeys } : {}),
  };
}

export interface CheckedReceipt {
  readonly seq: number;
  readonly check: Check | undefined;
  /** The ticket's payout in whole ten-thousandths; undefined when it did not win. */
  readonly payout: string | undefined;
}

/** Checks the player's receipts against a proof. */
export function checkReceipts(file: unknown, receipts: readonly Receipt[]): CheckedReceipt[] {
  const read = readProof(file);
  return receipts.map((receipt) => {
    const { checks } = verifyProofFile(file, VERIFY_PORTS, { receipt });
    const winner = read.ok && read.value.winners?.find((each) => each.seq === receipt.seq);
    return {
      seq: receipt.seq,
      check: checks.find((each) => each.name === 'receipt'),
      payout: winner ? winner.payout : undefined,
    };
  });
}

function workedOut(proof: ProofFile): string | undefined {
  const rules = readRules(proof.rules);
  if (rules === undefined) return undefined;
  // A reported result is not derived from a key: it is shown as recorded.
  if (rules.block !== undefined) return blockNumbers(rules.block, proof.block ?? '');
  if (rules.mode === 'entered') return proof.numbers;
  if (proof.key === undefined) return undefined;
  const entries = readEntries(proof.tickets ?? []);
  if (rules.format === 'sum' && !hasEnoughEntries(entries)) return undefined;
  return deriveNumbers(PURE_HASHES, proof.key, rules, { entries, drawId: proof.drawId });
}
