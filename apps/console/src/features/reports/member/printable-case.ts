// A case as the server wrote it into a file, to be shown on paper.
import type { Entry } from './case-links.ts';

export interface PrintableCase {
  readonly member: string;
  readonly number: string;
  readonly by: string;
  readonly at: number;
  readonly entries: readonly Entry[];
}

type Stored<Value> = Omit<Value, 'at'> & { readonly at: string };
type StoredEntry = Stored<Omit<Entry, 'steps'>> & {
  readonly steps: readonly Stored<Entry['steps'][number]>[];
};

/** Reads the JSON of `memberCaseFile`, in which times are texts. */
export function readCaseFile(body: string): PrintableCase {
  const file = JSON.parse(body) as Omit<PrintableCase, 'entries'> & {
    readonly entries: readonly StoredEntry[];
  };
  const entries = file.entries.map((entry) => ({
    ...entry,
    at: Date.parse(entry.at),
    steps: entry.steps.map((step) => ({ ...step, at: Date.parse(step.at) })),
  }));
  return { ...file, entries };
}
