// Chases: orders over several draws that are paid in advance and placed one draw at a time.
export { chaseParticipant } from './chase-participant.ts';
export { createChase } from './create-chase.ts';
export { runChases } from './run-chases.ts';
export { listMyChases, stopChase } from './stop-chase.ts';
export { stopExcludedChases } from './stop-excluded-chases.ts';
