const STARTS_FORMULA = /^[=+\-@\t\0]/;

/**
 * RFC 4180 text; a cell that a spreadsheet would take for a formula is prefixed with an apostrophe.
 */
export function writeCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const safe = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
