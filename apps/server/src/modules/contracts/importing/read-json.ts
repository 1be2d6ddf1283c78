// JSON of contracts: an array of `{ username, terms }`, or an object whose `rows` is one.
// Terms have the wire's form.
import { readJson } from '../../../platform/read-json.ts';
import type { RawRow } from './read-import-file.ts';

/** Undefined for a text that is no such JSON. */
export function readJsonRows(text: string): RawRow[] | undefined {
  let value: unknown;
  try {
    value = readJson(text);
  } catch {
    return undefined;
  }
  const rows = Array.isArray(value) ? value : fieldOf(value, 'rows');
  if (!Array.isArray(rows)) return undefined;
  const lines = linesOfItems(text, Array.isArray(value) ? 0 : 1);
  return rows.map((row: unknown, at) => ({
    line: lines[at] ?? at + 1,
    username: fieldOf(row, 'username'),
    terms: fieldOf(row, 'terms'),
  }));
}

function fieldOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The lines at which the objects of the first array begin that is `depth` objects deep. */
function linesOfItems(text: string, depth: number): number[] {
  const lines: number[] = [];
  let level = 0;
  let line = 1;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') {
      if (sign === '{' && level === depth + 1) lines.push(line);
      level++;
    } else if (sign === '}' || sign === ']') level--;
  }
  return lines;
}
