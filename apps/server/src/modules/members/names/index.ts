// Names: a member's real name.
export { isSameName, parseHolderName } from './holder-name.ts';
export { realNameSet } from './real-name-set.ts';
export { correctRealNameRow, saveProvenIdentity, setRealNameRow } from './store.ts';
