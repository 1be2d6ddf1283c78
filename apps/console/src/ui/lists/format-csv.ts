// CSV files made in the page, for lists without a CSV of the server.

const STARTS_FORMULA = /^[=+\-@\t\0]/;

/**
 * RFC 4180 text; a cell that a spreadsheet would evaluate as a formula is prefixed by an
 * apostrophe.
 */
export function formatCsv(
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])).join(','));
  return [columns.join(','), ...lines].join('\r\n') + '\r\n';
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = STARTS_FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Starts a download in the browser. */
export function saveFile(file: { name: string; type: string; body: string }): void {
  const url = URL.createObjectURL(new Blob([file.body], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
