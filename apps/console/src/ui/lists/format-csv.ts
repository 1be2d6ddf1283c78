// CSV files made in the page, for lists without a CSV of the server.
import { zonedTimeText } from '../time/zoned-time.ts';

const STARTS_FORMULA = /^[=+\-@\t\0\r\n]/;
/** Fields that hold an instant, as milliseconds. */
const IS_TIME = /^(?:at|time|since|until)$|At$/;
/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * RFC 4180 text; a cell that a spreadsheet would evaluate as a formula is prefixed by an
 * apostrophe. A column is a field, or one inside of a field: `totals.prize`; instants are written
 * as date and time of the zone.
 */
export function formatCsv(
  rows: readonly object[],
  columns: readonly string[],
  zone?: string,
): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(row, column, zone)).join(','));
  return [columns.join(','), ...lines].join('\r\n') + '\r\n';
}

function cellOf(row: object, column: string, zone: string | undefined): string {
  const names = column.split('.');
  const value = names.reduce<unknown>(
    (found, name) => (found as Readonly<Record<string, unknown>> | null | undefined)?.[name],
    row,
  );
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && IS_TIME.test(names.at(-1) ?? '')) {
    return zonedTimeText(value, zone).replace('T', ' ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = STARTS_FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Starts a download in the browser. */
export function saveFile(file: { name: string; type: string; body: string }): void {
  const parts = file.type.startsWith('text/csv') ? [BYTE_ORDER_MARK, file.body] : [file.body];
  const url = URL.createObjectURL(new Blob(parts, { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
