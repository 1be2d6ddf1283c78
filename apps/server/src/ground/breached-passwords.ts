// Passwords that are known from breaches: a file of the operator's, which nobody outside is asked
// about.
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Bug } from '@fairhouse/values';
import type { House } from './house.ts';
import { hasSortedLine, type ReadAt } from './sorted-lines.ts';

type Configured = Pick<House, 'config'>;

const LINE = /^[0-9A-F]{40}:\d+\r?$/;
const SAMPLES = 64;
const SAMPLE_BYTES = 256;

/**
 * Whether a password is in the file of breached ones; false where the operator gives none. Throws
 * when the file has gone: what cannot be judged is not let through.
 */
export async function isBreached({ config }: Configured, password: string): Promise<boolean> {
  const path = config.breachedPasswordsFile;
  if (path === undefined) return false;
  // The corpus is published as hashes of this kind; nothing is kept or protected by it here.
  const key = createHash('sha1').update(password).digest('hex').toUpperCase();
  return withFile(path, (read, size) => hasSortedLine(read, size, key));
}

/** Refuses to go on with a file whose lines, here and there, are not hashes in ascending order. */
export async function requireBreachedPasswords({ config }: Configured): Promise<void> {
  const path = config.breachedPasswordsFile;
  if (path === undefined) return;
  await withFile(path, async (read, size) => {
    let last = '';
    for (let count = 0; count < SAMPLES; count += 1) {
      const at = Math.floor((size * count) / SAMPLES);
      const text = await read(at, SAMPLE_BYTES);
      const line = text.split('\n').find((each) => LINE.test(each));
      // Where the file ends, half a line may be all that is left.
      const isEnd = count > 0 && at + SAMPLE_BYTES > size;
      if (line === undefined ? !isEnd : line < last) throw unusable(path);
      last = line ?? last;
    }
  });
}

function unusable(path: string): Bug {
  return new Bug(`${path} is no list of SHA-1 hashes with counts, sorted by hash`);
}

/** Opened for each password, so that a newer file counts as soon as it takes the place. */
async function withFile<Value>(
  path: string,
  work: (read: ReadAt, size: number) => Promise<Value>,
): Promise<Value> {
  const file = await open(path);
  try {
    return await work(reader(file), (await file.stat()).size);
  } finally {
    await file.close();
  }
}

function reader(file: FileHandle): ReadAt {
  return async (position, length) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  };
}
