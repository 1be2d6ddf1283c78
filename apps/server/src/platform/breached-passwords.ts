// Passwords known from breaches: a local file of the operator's, so that no outside service is
// asked.
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Bug } from '@fairhouse/values';
import type { AppContext } from './app-context.ts';
import { hasSortedLine, type ReadAt } from './sorted-lines.ts';

type Configured = Pick<AppContext, 'config'>;

const LINE = /^[0-9A-F]{40}:\d+\r?$/;
const SAMPLES = 64;
const SAMPLE_BYTES = 256;

/**
 * Whether a password is in the file of breached passwords; false where the operator gives none.
 * Throws when the file is gone: a password that cannot be checked is not accepted.
 */
export async function isBreached({ config }: Configured, password: string): Promise<boolean> {
  const path = config.breachedPasswordsFile;
  if (path === undefined) return false;
  // The corpus is published as SHA-1 hashes; the hash stores and protects nothing here.
  const key = createHash('sha1').update(password).digest('hex').toUpperCase();
  return withFile(path, (read, size) => hasSortedLine(read, size, key));
}

/** Throws when samples of the file are not lines of hashes in ascending order. */
export async function requireBreachedPasswords({ config }: Configured): Promise<void> {
  const path = config.breachedPasswordsFile;
  if (path === undefined) return;
  await withFile(path, async (read, size) => {
    let last = '';
    for (let count = 0; count < SAMPLES; count += 1) {
      const at = Math.floor((size * count) / SAMPLES);
      const text = await read(at, SAMPLE_BYTES);
      const line = text.split('\n').find((each) => LINE.test(each));
      // The last sample may hold only part of a line.
      const isEnd = count > 0 && at + SAMPLE_BYTES > size;
      if (line === undefined ? !isEnd : line < last) throw unusable(path);
      last = line ?? last;
    }
  });
}

function unusable(path: string): Bug {
  return new Bug(`${path} is no list of SHA-1 hashes with counts, sorted by hash`);
}

/** Opens the file for each password, so that a newer file counts as soon as it is in place. */
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
