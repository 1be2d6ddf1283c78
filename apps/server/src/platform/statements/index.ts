export type { Cursor } from '@fairhouse/calls';
export { defineList, type Page, type PageRequest, type Sums } from './define-list.ts';
export { containsPattern } from './contains-pattern.ts';
