// Reads a file of contracts: JSON, or CSV with a tier in each line. What cannot be read of a row is
// its problem; the other rows are read all the same.
import { wireTerms } from '@fairhouse/calls/player';
import { IMPORT_ROWS_MAX } from '@fairhouse/calls/operator';
import type { ContractTerms } from '@fairhouse/rules/agency';
import { fail, ok, type Result } from '@fairhouse/values';
import * as z from 'zod';
import { readCsvRows } from './read-csv.ts';
import { readJsonRows } from './read-json.ts';

/** A row as a file has it: the terms in the wire's form, unchecked. */
export interface RawRow {
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  readonly username: unknown;
  readonly terms: unknown;
}

export interface ReadRow {
  readonly line: number;
  readonly username: string;
  /** Undefined where a field is missing or malformed. */
  readonly terms: ContractTerms | undefined;
  /** The fields that are. */
  readonly wrong: readonly string[];
}

const USERNAME_MAX = 255;

/** The rows of a file, in its order. */
export function readImportFile(file: string): Result<ReadRow[], 'unreadable' | 'too_many'> {
  const text = file.replace(/^\uFEFF/, '');
  const raw = /^\s*[[{]/.test(text) ? readJsonRows(text) : readCsvRows(text);
  if (raw === undefined || raw.length === 0) return fail('unreadable');
  return raw.length > IMPORT_ROWS_MAX ? fail('too_many') : ok(raw.map(readRow));
}

function readRow({ line, username, terms }: RawRow): ReadRow {
  const name = typeof username === 'string' ? username.trim() : '';
  const isName = name !== '' && name.length <= USERNAME_MAX && !/\p{Cc}/u.test(name);
  const read = z.safeParse(wireTerms, terms);
  const wrong = read.success ? [] : read.error.issues.map(({ path }) => path.join('.') || 'terms');
  return {
    line,
    username: isName ? name : '',
    terms: read.success ? read.data : undefined,
    wrong: [...new Set([...(isName ? [] : ['username']), ...wrong])],
  };
}
