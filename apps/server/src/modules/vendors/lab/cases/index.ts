// Cases: what the lab knows to ask, in the order in which it asks it.
import { amountCases } from './amount-cases.ts';
import { catalogueCases } from './catalogue-cases.ts';
import type { LabCase, LabSide } from './case.ts';
import { formatCases } from './format-cases.ts';
import { launchCases } from './launch-cases.ts';
import { loadCases } from './load-cases.ts';
import { freeRoundCases } from './free-round-cases.ts';
import { playCases } from './play-cases.ts';
import { queryCases } from './query-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { rollbackCases } from './rollback-cases.ts';
import { roundCases } from './round-cases.ts';
import { sessionCases } from './session-cases.ts';
import { signatureCases } from './signature-cases.ts';

export * from './case.ts';
export { beginCase, shortenText, type Exchange, type RunningCase } from './run-case.ts';
export { START } from './wallet-steps.ts';

export const LAB_CASES: readonly LabCase[] = [
  ...signatureCases,
  ...formatCases,
  ...amountCases,
  ...sessionCases,
  ...roundCases,
  ...repeatCases,
  ...rollbackCases,
  ...loadCases,
  ...catalogueCases,
  ...launchCases,
  ...queryCases,
  ...playCases,
  ...freeRoundCases,
];

export const casesOf = (side: LabSide): readonly LabCase[] =>
  LAB_CASES.filter((each) => each.side === side);

export function findCase(id: string): LabCase | undefined {
  return LAB_CASES.find((each) => each.id === id);
}
