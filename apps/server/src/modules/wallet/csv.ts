// CSV files without executable formulas.

/** First characters that make a spreadsheet read a cell as a formula (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\0\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /["\r\n,]/;

/**
 * A CSV file by RFC 4180. A cell that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe; plain numbers stay numbers.
 */
export function csvFile(
  name: string,
  rows: readonly (readonly string[])[],
): { name: string; type: string; body: string } {
  const body = rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', body };
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
