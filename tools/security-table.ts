// Reads the table of docs/security.md: what is asked, how it stands, where, and which test says so.

export interface SecurityRow {
  readonly id: string;
  readonly asked: string;
  readonly standing: string;
  readonly where: string;
  readonly test: string;
}

const CELLS = /^\| (V\d+\.\d+\.\d+) +\| (.*?) *\| (\S*) *\| (.*?) *\| (.*?) *\|$/;

/** Every row of the table, in its order. */
export function readSecurityTable(text: string): readonly SecurityRow[] {
  return text.split('\n').flatMap((line) => {
    const [, id, asked = '', standing = '', where = '', test = ''] = CELLS.exec(line) ?? [];
    return id === undefined ? [] : [{ id, asked, standing, where, test }];
  });
}

/** The files that a cell names. */
export function filesOf(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** How many rows stand how. */
export function countStandings(rows: readonly SecurityRow[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { standing } of rows) counts[standing] = (counts[standing] ?? 0) + 1;
  return counts;
}
