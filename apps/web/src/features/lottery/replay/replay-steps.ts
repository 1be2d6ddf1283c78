// The moments of a draw from its sale to its payout, by the times of the signed log.
import type { LogKind, ProofFile } from '@fairhouse/rules/fair';
import { additionOf, type SceneName } from './scenes.ts';

export type StepName = 'open' | 'close' | 'beacon' | 'numbers' | 'payout' | 'void';

export interface ReplayStep {
  readonly name: StepName;
  /** In milliseconds; undefined for a moment that has not come. */
  readonly at: number | undefined;
  /** The scene that checks it. */
  readonly scene: SceneName;
}

/** The steps of a proof in their order. A result from outside has no addition. */
export function replaySteps(proof: ProofFile): ReplayStep[] {
  const at = (kind: LogKind) => proof.log.find((line) => line.kind === kind)?.at;
  const opened: ReplayStep = { name: 'open', at: proof.opensAt, scene: 'seed' };
  const closed: ReplayStep = { name: 'close', at: proof.closedAt, scene: 'box' };
  const voided = at('void');
  if (voided !== undefined) {
    const called: ReplayStep = { name: 'void', at: voided, scene: 'numbers' };
    return proof.closedAt === undefined ? [opened, called] : [opened, closed, called];
  }
  const drawn = at('result');
  const addition = additionOf(proof);
  const hasAddition = addition !== 'entered' && addition !== 'house';
  return [
    opened,
    closed,
    ...(hasAddition ? [{ name: 'beacon', at: at('reveal'), scene: 'cosigner' } as const] : []),
    { name: 'numbers', at: drawn, scene: 'numbers' },
    { name: 'payout', at: proof.winners === undefined ? undefined : drawn, scene: 'numbers' },
  ];
}
