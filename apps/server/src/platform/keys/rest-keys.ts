// The keys of sealed data in the database. The newest key seals and every key opens; a key added by
// another process is loaded when no known key opens a value.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FILE = /^rest-(\d+)\.key$/;

export interface RestKeys {
  seal(plain: Uint8Array, context: string): Uint8Array;
  /** Throws where no key fits, or the context differs. */
  open(sealed: Uint8Array, context: string): Uint8Array;
  /** The same plaintext sealed under the newest key; undefined when it already is. */
  reseal(sealed: Uint8Array, context: string): Uint8Array | undefined;
}

/** Opens the keys of a folder; `first` is the key from before any was added. */
export function openRestKeys(folder: string, first: Uint8Array): RestKeys {
  let keys = readKeys(folder, first);
  const find = (sealed: Uint8Array, context: string) => {
    for (const [age, key] of keys.entries()) {
      const plain = decrypt(key, sealed, context);
      if (plain !== undefined) return { plain, isNewest: age === 0 };
    }
    return undefined;
  };
  const open = (sealed: Uint8Array, context: string) => {
    const found = find(sealed, context);
    if (found !== undefined) return found;
    keys = readKeys(folder, first);
    const later = find(sealed, context);
    if (later === undefined)
      throw new Error('sealed by no key of this installation, or for another use');
    return later;
  };
  const seal = (plain: Uint8Array, context: string): Uint8Array =>
    encrypt(keys[0] ?? first, plain, context);
  return {
    seal,
    open: (sealed, context) => open(sealed, context).plain,
    reseal: (sealed, context) => {
      const { plain, isNewest } = open(sealed, context);
      return isNewest ? undefined : seal(plain, context);
    },
  };
}

/** Adds a key, which becomes the newest; returns the name of its file. */
export function addRestKey(folder: string): string {
  const newest = Math.max(0, ...numbersIn(folder));
  const name = `rest-${newest + 1}.key`;
  writeFileSync(join(folder, name), randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  return name;
}

/** The files of added keys in a folder. */
export function restKeyFiles(folder: string): string[] {
  return numbersIn(folder).map((number) => `rest-${number}.key`);
}

/** Newest first. */
function readKeys(folder: string, first: Uint8Array): readonly Uint8Array[] {
  const numbers = numbersIn(folder).toSorted((left, right) => right - left);
  const added = numbers.map((number) => readFileSync(join(folder, `rest-${number}.key`)));
  return [...added, first];
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const [, number] = FILE.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
}

function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Undefined where key or context are not those that it was sealed with. */
function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array | undefined {
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]);
  } catch {
    return undefined;
  }
}
