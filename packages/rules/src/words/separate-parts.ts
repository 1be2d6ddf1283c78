import type { LinesForm } from '../lottery/index.ts';

/** An entry with a space between its numbers where those are wider than a digit. */
export function separateParts({ parts, length }: LinesForm, line: string): string {
  const width = parts?.width ?? 1;
  if (width === 1 || width === length) return line;
  return line.match(new RegExp(`\\d{${width}}`, 'g'))?.join(' ') ?? line;
}
