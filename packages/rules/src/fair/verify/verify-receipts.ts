// Verifies any number of a player's receipts against one proof, whose leaves are hashed once.
import { hashLeaf } from '../merkle.ts';
import type { ProofFile, Receipt } from '../proof.ts';
import { readRules } from '../read-rules.ts';
import { checkReceipt } from './at-close.ts';
import type { VerifyPorts } from './check.ts';

/**
 * The problem of each receipt, undefined for one that holds: it is signed by the log's key for this
 * draw, and its leaf is at its position among the published tickets. That the tickets give the
 * logged root is `verifyProof`'s to check. Never throws.
 */
export function verifyReceipts(
  proof: ProofFile,
  receipts: readonly Receipt[],
  ports: VerifyPorts,
): (string | undefined)[] {
  const rules = readRules(proof.rules);
  if (rules === undefined) return receipts.map(() => 'malformed');
  const leaves = (proof.tickets ?? []).map((ticket) => hashLeaf(ports.hashes, ticket));
  return receipts.map((receipt) => {
    try {
      return checkReceipt({ ...ports, proof, rules, leaves, stage: 1, receipt });
    } catch {
      return 'cannot_be_worked_out';
    }
  });
}
