// Contracts that were agreed elsewhere: a file is read, checked whole, and written whole.
export { checkImport, type ImportRow } from './check-import.ts';
export { readImportFile } from './read-import-file.ts';
export { writeImport } from './write-import.ts';
