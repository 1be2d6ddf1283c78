// The rule about the number of files in a folder.
import type { Finding, Source } from './source.ts';

/** A folder has at most this many files, tests not counted. */
const FOLDER_FILES_MAX = 25;

/** Folders whose files are a series with one file for each subject. */
const SERIES_PLACES: readonly RegExp[] = [/\/migrations$/, /^docs\/decisions$/, /\/i18n\//];

/** A folder with more files must be divided into sub-folders by subject. */
export function folderSize(sources: readonly Source[]): Finding[] {
  return [...countFiles(sources)].flatMap(([folder, count]) => {
    if (count <= FOLDER_FILES_MAX || SERIES_PLACES.some((place) => place.test(folder))) return [];
    const says = `${count} files, more than ${FOLDER_FILES_MAX}: divide it`;
    return [{ path: folder, line: 1, says }];
  });
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
