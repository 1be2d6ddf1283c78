import {
  verifyBooks,
  type BooksKnowledge,
  type BooksPorts,
  type BooksVerification,
} from '@fairhouse/rules/fair';
import { readBooksFile } from './read-books-file.ts';

/** Verifies published books in a parsed JSON value of any shape. */
export function verifyBooksFile(
  file: unknown,
  ports: BooksPorts,
  known: BooksKnowledge = {},
): BooksVerification {
  const read = readBooksFile(file);
  if (read.ok) return verifyBooks(read.value, ports, known);
  const problem = read.problem.join(', ');
  return { verdict: 'failed', checks: [{ name: 'form', status: 'failed', problem }] };
}
