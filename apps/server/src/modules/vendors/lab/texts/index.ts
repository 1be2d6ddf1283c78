// Texts of the lab, for reports and for the console.
import type { Language } from '@fairhouse/values';
import { cn } from './cn.ts';
import { en, type LabTexts } from './en.ts';
import { id } from './id.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';

export type { LabTexts };

export const LAB_TEXTS: Readonly<Record<Language, LabTexts>> = {
  EN: en,
  CN: cn,
  ID: id,
  TH: th,
  VI: vi,
};

/** A text of a table by a name that was stored; the name itself where it has none any more. */
export function textIn(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name;
}
