// Checking a proof in the browser: the rules' own checks on the rules' own hashes and signatures.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import {
  blockNumbers,
  checkOfRounds,
  entriesAmong,
  entriesSuffice,
  numbersOf,
  PURE_HASHES,
  readProof,
  readRules,
  verifyEd25519,
  verifyProof,
  type Check,
  type ProofFile,
  type Receipt,
  type Verification,
  type VerifyKnowledge,
} from '@fairhouse/rules/fair';
import type { KnownParty } from './known-party.ts';

export interface CheckedFile {
  readonly file: unknown;
  readonly proof: ProofFile | undefined;
  readonly verification: Verification;
  /** The numbers as the key, or the block, gives them here; undefined before the draw. */
  readonly numbers: string | undefined;
}

const PORTS = {
  hashes: PURE_HASHES,
  verifySignature: verifyEd25519,
  verifyBeacon: checkOfRounds(PURE_HASHES, bls12_381.shortSignatures),
};

/** The keys that the site publishes, as far as it was heard: the log's, and those of parties. */
export interface KnownKeys {
  readonly logKey?: string | undefined;
  readonly parties?: readonly Pick<KnownParty, 'publicKey'>[];
}

/** Checks a parsed file of any shape by the keys that are known. */
export function checkFile(file: unknown, known: KnownKeys): CheckedFile {
  const read = readProof(file);
  const proof = read.ok ? read.value : undefined;
  return {
    file,
    proof,
    verification: verifyProof(file, PORTS, knowledgeOf(known)),
    numbers: proof && workedOut(proof),
  };
}

/** Parties are compared where one beside the house is known: else every true one would fail. */
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
  /** Whole ten-thousandths that the ticket was paid; undefined when it did not win. */
  readonly payout: string | undefined;
}

/** Checks the player's receipts against a proof. */
export function checkReceipts(file: unknown, receipts: readonly Receipt[]): CheckedReceipt[] {
  const read = readProof(file);
  return receipts.map((receipt) => {
    const { checks } = verifyProof(file, PORTS, { receipt });
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
  // A result from outside is no key's work: it is shown as it was recorded.
  if (rules.block !== undefined) return blockNumbers(rules.block, proof.block ?? '');
  if (rules.mode === 'entered') return proof.numbers;
  if (proof.key === undefined) return undefined;
  const entries = entriesAmong(proof.tickets ?? []);
  if (rules.format === 'sum' && !entriesSuffice(entries)) return undefined;
  return numbersOf(PURE_HASHES, proof.key, rules, entries);
}
