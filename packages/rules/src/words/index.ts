// Entry point of the words of plays: their catalogues in five languages, and bets in words;
// what a movement of money refers to, and periods of contracts.
export { familyWords, type FindText } from './family-words.ts';
export { itemWords, refusalWords } from './item-words.ts';
export {
  loadPlayTexts,
  type PlayCatalogues,
  type PlayNamespace,
  type PlayTexts,
} from './load-play-texts.ts';
export { loadPlayWords } from './load-play-words.ts';
export { betName, pickWords } from './pick-words.ts';
export {
  dragonTigerPair,
  groupOf,
  MENU_GROUPS,
  playKey,
  rowPlacesOf,
  type MenuGroup,
} from './play-codes.ts';
export { periodText, type PeriodFormats } from './period-text.ts';
export { playNamespaceOf } from './play-namespaces.ts';
export { referenceText, type ReferenceReader } from './reference-text.ts';
export { sharedWords, type PlayWords } from './play-words.ts';
