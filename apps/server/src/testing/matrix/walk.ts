// Makes every call of both tables as everybody, over HTTP, and holds each answer to what it must
// be.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import type { LotteryHouse } from '../lottery-house.ts';
import { expected, isDeep, type Cell, type Row } from './expected.ts';
import { gather, type Person } from './people.ts';
import { isUnread, makeThings, type Requests } from './things.ts';

export interface Asked {
  readonly row: Row;
  readonly person: Person;
  readonly expected: Cell;
  readonly found: string;
}

export interface Matrix {
  readonly rows: readonly Row[];
  readonly people: readonly Person[];
  readonly cells: readonly Asked[];
  /** Cells that differ from what they must be, and what else went wrong. */
  readonly differ: readonly string[];
}

/** What a door answers; anything else came past it. */
const DOORS: readonly string[] = [
  'session.required',
  'session.ended',
  'in_need_true_account',
  'agent.required',
  'right.required',
];
const NO_ID = '00000000-0000-7000-8000-000000000000';
const FORM = 'application/x-www-form-urlencoded';

/** Rows of both tables; those that end the caller's session come last. */
export const ROWS: readonly Row[] = [
  ...Object.entries<CallRow>(player).map(
    ([name, row]) => ({ table: 'player', name, row }) as const,
  ),
  ...Object.entries<CallRow>(operator).map(
    ([name, row]) => ({ table: 'operator', name, row }) as const,
  ),
].toSorted((left, right) => Number(ends(left.name)) - Number(ends(right.name)));

function ends(name: string): boolean {
  return name === 'logout' || name === 'consoleLogout';
}

/** Walks the whole table in a house that nothing else uses. */
export async function walkMatrix(test: LotteryHouse): Promise<Matrix> {
  const people = await gather(test);
  const [owner] = people;
  const requests = owner === undefined ? {} : await makeThings(test, owner);
  const others = people.filter((each) => each.owner !== true);
  const cells = (await Promise.all(others.map((each) => walkAs(test, each, requests)))).flat();
  const differ: string[] = [];
  if (!(await isUnread(test))) differ.push('inboxRead: somebody else read the owner’s message');
  for (const each of people) if (each.owner) cells.push(...(await walkAs(test, each, requests)));
  for (const cell of cells) {
    if (cell.found === cell.expected) continue;
    const { row, person } = cell;
    differ.push(`${row.name} as ${person.name}: ${cell.found}, not ${cell.expected}`);
  }
  return { rows: ROWS, people, cells, differ };
}

async function walkAs(test: LotteryHouse, person: Person, requests: Requests): Promise<Asked[]> {
  const cells: Asked[] = [];
  for (const row of ROWS) {
    const wanted = expected(row, person);
    const request = requests[row.name];
    // Who comes in as another has no session of its own any more, for the rows that follow.
    const replaces = row.name === 'freePlay' && wanted === 'in';
    const asksWell =
      row.table === 'player' && isDeep(row.name) && !replaces && request !== undefined;
    const code = asksWell
      ? await askWell(row, person, request)
      : await knock(row.table === 'player' ? test.origin : test.consoleOrigin, row.row, person);
    const told = DOORS.includes(code) || (asksWell && code === wanted);
    const stays = asksWell && code !== '' && isRefusal(row, code);
    cells.push({ row, person, expected: wanted, found: told || stays ? code : 'in' });
  }
  return cells;
}

/** A refusal that a table of the matrix knows for this row; others are of the request's own. */
function isRefusal({ name }: Row, code: string): boolean {
  return EXPECTED_CODES.has(code) && name !== 'freePlay';
}

const EXPECTED_CODES = new Set([
  'not.found',
  'withdraw.card_unknown',
  'card.unknown',
  'order.unknown',
  'chase.unknown',
  'picture.unknown',
  'member.frozen',
  'protection.excluded',
]);

async function askWell(row: Row, person: Person, request: () => unknown): Promise<string> {
  const answer = await person.browser.call(row.name as 'login', request() as never);
  return answer.ok ? '' : answer.refusal.code;
}

/** A request with nothing in it: it shows whether the door is open, and changes nothing. */
async function knock(origin: string, row: CallRow, { token }: Person): Promise<string> {
  const plain = row.method === 'GET' || row.method === 'DELETE';
  const answer = await fetch(`${origin}${row.path.replace(/:\w+/g, NO_ID)}`, {
    method: row.method,
    headers: {
      Merchant: 'manila',
      ...(plain ? {} : { 'content-type': row.form ? FORM : 'application/json' }),
      ...(token === undefined ? {} : { Authorization: token }),
    },
    ...(plain ? {} : { body: row.form ? '' : '{}' }),
  });
  const text = await answer.text();
  if (answer.ok) return '';
  return (JSON.parse(text) as { errorCode: string }).errorCode;
}
