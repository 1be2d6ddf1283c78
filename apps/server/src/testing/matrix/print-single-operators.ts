// What a single operator can do, as a table for a terminal.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeDirectory } from '../../home.ts';
import type { SingleOperatorReport } from './single-operator.ts';

const LETTERS: Readonly<Record<string, string>> = {
  done: '.',
  waits: 'w',
  'right.required': 'r',
  'order.second_person': '2',
};
const LEGEND =
  '. done alone   w waits for a second person   2 refused: another has to do it   r no right   ' +
  'o refused for another reason; where an act was tried in several ways, the furthest counts';
const FURTHEST = ['.', 'w', '2', 'o', 'r'];

/** Each act with its required approver, by role, and the forbidden changes made alone. */
export function printSingleOperators({ roles, refused, alone }: SingleOperatorReport): string {
  const agree = readAgreement();
  const width = Math.max(...[...refused.keys()].map((name) => name.length)) + 1;
  const heads = roles.map(
    (role, index) => `${' '.repeat(width + 8)}${'│ '.repeat(index)}┌ ${role}`,
  );
  const body = [...refused].map(([name, answers]) => {
    const letters = roles.map((role) => {
      const own = answers.flatMap((each) => {
        const [who, answer = ''] = each.split(' ');
        return who === role ? [LETTERS[answer] ?? 'o'] : [];
      });
      return FURTHEST.find((letter) => own.includes(letter)) ?? 'o';
    });
    return `${name.padEnd(width)}${(agree.get(name) ?? '?').padEnd(8)}${letters.join(' ')}`;
  });
  const last = `${refused.size} acts by ${roles.length} roles, ${alone.length} done alone that take two`;
  return [...heads, ...body, '', LEGEND, ...alone, last].join('\n');
}

/** The required approver of each act, from docs/worst-hands.md. */
function readAgreement(): ReadonlyMap<string, string> {
  const text = readFileSync(join(homeDirectory(), 'docs/worst-hands.md'), 'utf8');
  const found = [...text.matchAll(/^\| `(\w+)` *\| (\w+) *\|/gm)];
  return new Map(found.map(([, name = '', who = '']) => [name, who]));
}
