// Terms: what a merchant permits in contracts of a kind, and the stored form of agreed terms.
export { connectPermissions, readOwnPermissions } from './agent-permissions.ts';
export {
  contractCalendar,
  termsOf,
  termsOfText,
  termsToStore,
  type StoredContract,
} from './stored-terms.ts';
export {
  featureOf,
  findWrongRule,
  lockKind,
  readKindSettings,
  readStoredSettings,
  rulesInForce,
  type KindSettings,
} from './kind-settings.ts';
export { writeKindRule } from './store.ts';
export type { BillState } from './bill-state.ts';
export { termsProblemText } from './terms-problem-text.ts';
export { TERM_NAMES } from './terms-words.ts';
