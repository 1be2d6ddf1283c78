// CSV files that a spreadsheet opens without executing formulas.

/**
 * Rows of cells as CSV. A cell that a spreadsheet would read as a formula is prefixed with an
 * apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toCell).join(',')).join('\r\n');
}

function toCell(text: string): string {
  const isMobileNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isMobileNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Saves a text as a file; the byte order mark at its start tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
