// The parties beside the operator: co-signers, drand and the witnesses of the public log.
export { bindDraws } from './bind-draws.ts';
export { collectReveals, type Reveal } from './collect-reveals.ts';
export { drawBeacon } from './draw-beacon.ts';
export { OPERATOR_PARTY, operatorCommitment } from './operator-party.ts';
export { fetchCosigner, listParties, type PublicParty } from './parties.ts';
export { listHeads, listWitnesses } from './store.ts';
export { drawLogName, submitLogLines } from './submit-log-lines.ts';
export { witnessDrawLogs, witnessLedgerSeals } from './witness-draw-logs.ts';
