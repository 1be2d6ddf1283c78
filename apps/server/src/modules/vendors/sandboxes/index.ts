// Sandboxes: members of the lab's runs, who have play money only, and what is made to go wrong for
// them.
export { answerInSandbox } from './answer-in-sandbox.ts';
export { findSandbox } from './find-sandbox.ts';
export {
  armFault,
  endSessions,
  giveToken,
  openSandbox,
  readSandboxBalance,
  readSandboxRound,
  resetSandbox,
  setPlayable,
  setRecording,
  setSwitchedOff,
  type Sandbox,
} from './sandbox.ts';
export {
  listSandboxCalls,
  type SandboxCallRow,
  type SandboxFault,
  type SandboxRoundRow,
  type SandboxRow,
} from './store.ts';
