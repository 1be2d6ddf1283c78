// The rule about the number of files in a folder, with the folders that still break it.
import type { Finding, Source } from './source.ts';

/** A folder has at most this many files, tests not counted. */
const FOLDER_FILES_MAX = 25;

/** Folders whose files are a series with one file for each subject. */
const SERIES_PLACES: readonly RegExp[] = [/\/migrations$/, /^docs\/decisions$/, /\/i18n\//];

/** Folders that still have more files, and how many at most; these numbers only decrease. */
export const FULL_FOLDERS: Readonly<Record<string, number>> = {
  e2e: 45,
  'e2e/pages': 36,
  'packages/calls/src/player': 28,
  'packages/rules/src/lottery': 28,
  tools: 56,
};

/** A folder with more than 25 files must be divided; FULL_FOLDERS lists those that still are. */
export function folderSize(sources: readonly Source[]): Finding[] {
  return [...countFiles(sources)].flatMap(([folder, count]) => {
    if (SERIES_PLACES.some((place) => place.test(folder))) return [];
    const most = FULL_FOLDERS[folder] ?? FOLDER_FILES_MAX;
    if (count <= most) return [];
    return [{ path: folder, line: 1, says: `${count} files, more than ${most}: divide it` }];
  });
}

/** A folder of FULL_FOLDERS that no longer has too many files is removed from the list. */
export function fullFolders(sources: readonly Source[]): Finding[] {
  const counts = countFiles(sources);
  return Object.keys(FULL_FOLDERS)
    .filter((folder) => (counts.get(folder) ?? 0) <= FOLDER_FILES_MAX)
    .map((folder) => ({ path: folder, line: 1, says: 'is not full: remove it from FULL_FOLDERS' }));
}

function countFiles(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const folder = path.split('/').slice(0, -1).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}
