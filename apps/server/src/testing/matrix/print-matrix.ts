// The matrix as a table for a terminal: a letter for each cell.
import type { Matrix } from './run-matrix.ts';

const LETTERS: Readonly<Record<string, string>> = {
  in: '.',
  'session.required': 's',
  'session.ended': 'e',
  in_need_true_account: 't',
  'agent.required': 'a',
  'right.required': 'r',
  'member.frozen': 'f',
  'protection.excluded': 'x',
};
const LEGEND =
  '. let in   s no session   e ended   t play money   a no agent   r no right   ' +
  'f frozen   x excluded   o not its own   ! differs';

/** Rows by persons, a legend, the differences, and a last line with the counts. */
export function printMatrix({ rows, people, cells, differ }: Matrix): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 1;
  const heads = people.map(({ name }, index) => `${' '.repeat(width)}${lines(index)}${name}`);
  const body = rows.map((row) => {
    const { name } = row;
    const own = cells.filter((cell) => cell.row === row);
    const letters = people.map(({ name: who }) => {
      const cell = own.find(({ person }) => person.name === who);
      if (cell?.found !== cell?.expectedCell) return '!';
      return LETTERS[cell?.found ?? ''] ?? 'o';
    });
    return `${name.padEnd(width)}${letters.join(' ')}`;
  });
  const last = `${cells.length} cells, ${differ.length} differ`;
  return [...heads, ...body, '', LEGEND, ...differ, last].join('\n');
}

function lines(index: number): string {
  return `${'│ '.repeat(index)}┌ `;
}
