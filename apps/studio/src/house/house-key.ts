import { existsSync, readFileSync } from 'node:fs';

/** Reads the public key of the house; undefined until its file is there. Read once it is. */
export function watchHouseKey(file: string | undefined): () => string | undefined {
  let key: string | undefined;
  return () => {
    if (key === undefined && file !== undefined && existsSync(file)) {
      key = readFileSync(file, 'utf8');
    }
    return key;
  };
}
