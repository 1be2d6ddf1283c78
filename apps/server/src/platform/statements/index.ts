export type { Cursor } from '@fairhouse/calls';
export { defineList, type Page, type PageRequest } from './define-list.ts';
export { containsPattern } from './contains-pattern.ts';
