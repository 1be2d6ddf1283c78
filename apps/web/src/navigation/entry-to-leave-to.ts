/**
 * The last entry before the shown one that is of another page, by the paths of all entries;
 * undefined if there is none.
 */
export function entryToLeaveTo(paths: readonly string[], shown: number): number | undefined {
  const at = paths.slice(0, shown).findLastIndex((path) => path !== paths[shown]);
  return at === -1 ? undefined : at;
}
