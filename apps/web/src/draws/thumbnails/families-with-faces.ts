/** The families with symbols that have pictures, which are not loaded for the others. */
export const FAMILIES_WITH_FACES: ReadonlySet<string> = new Set([
  'VBC',
  'CLR',
  'VXD',
  'WGG',
  'LHC',
  'TH',
  'HANOI',
  'LAO',
  'STOCK',
  'YEEKEE',
]);
