import {
  verifyProof,
  type Verification,
  type VerifyKnowledge,
  type VerifyPorts,
} from '@fairhouse/rules/fair';
import { readProof } from './read-proof.ts';

/**
 * Verifies a proof file (a parsed JSON value of any shape). Never throws: a malformed file has one
 * failed check, which names its fields that are wrong.
 */
export function verifyProofFile(
  file: unknown,
  ports: VerifyPorts,
  knowledge: VerifyKnowledge = {},
): Verification {
  const read = readProof(file);
  if (read.ok) return verifyProof(read.value, ports, knowledge);
  const problem = `malformed: ${read.problem.join(', ')}`;
  return { verdict: 'failed', checks: [{ name: 'form', status: 'failed', problem }] };
}
