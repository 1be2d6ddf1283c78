// Makes every call of both tables as every person, over HTTP, and compares each answer with the
// expected one.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import type { LotteryApp } from '../lottery-app.ts';
import { expectedCell, isDeep, type Cell, type Row } from './expected-cell.ts';
import { createPeople, type Person } from './people.ts';
import { isUnread, createOwnedObjects, type Requests } from './owned-objects.ts';

export interface MatrixCell {
  readonly row: Row;
  readonly person: Person;
  readonly expectedCell: Cell;
  readonly found: string;
}

export interface Matrix {
  readonly rows: readonly Row[];
  readonly people: readonly Person[];
  readonly cells: readonly MatrixCell[];
  /** Cells that differ from the expected ones, and other faults. */
  readonly differ: readonly string[];
}

/** The refusals of the access check; any other answer got past it. */
const ACCESS_REFUSALS: readonly string[] = [
  'session.required',
  'session.ended',
  'in_need_true_account',
  'agent.required',
  'right.required',
];
const NO_ID = '00000000-0000-7000-8000-000000000000';
const FORM = 'application/x-www-form-urlencoded';

/** Rows of both tables; those that end the caller's session are last. */
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

/** Makes all calls of the matrix in a test app of its own. */
export async function runMatrix(test: LotteryApp): Promise<Matrix> {
  const people = await createPeople(test);
  const [owner] = people;
  const requests = owner === undefined ? {} : await createOwnedObjects(test, owner);
  const others = people.filter((each) => each.owner !== true);
  const cells = (await Promise.all(others.map((each) => runAs(test, each, requests)))).flat();
  const differ: string[] = [];
  if (!(await isUnread(test))) differ.push('inboxRead: somebody else read the owner’s message');
  for (const each of people) if (each.owner) cells.push(...(await runAs(test, each, requests)));
  for (const cell of cells) {
    if (cell.found === cell.expectedCell) continue;
    const { row, person } = cell;
    differ.push(`${row.name} as ${person.name}: ${cell.found}, not ${cell.expectedCell}`);
  }
  return { rows: ROWS, people, cells, differ };
}

async function runAs(test: LotteryApp, person: Person, requests: Requests): Promise<MatrixCell[]> {
  const cells: MatrixCell[] = [];
  for (const row of ROWS) {
    const wanted = expectedCell(row, person);
    const request = requests[row.name];
    // A login as another account replaces the session for the following rows.
    const replaces = row.name === 'freePlay' && wanted === 'in';
    const hasRequest =
      row.table === 'player' && isDeep(row.name) && !replaces && request !== undefined;
    const code = hasRequest
      ? await callWithRequest(row, person, request)
      : await callEmpty(row.table === 'player' ? test.origin : test.consoleOrigin, row.row, person);
    const refused = ACCESS_REFUSALS.includes(code) || (hasRequest && code === wanted);
    const stays = hasRequest && code !== '' && isRefusal(row, code);
    cells.push({ row, person, expectedCell: wanted, found: refused || stays ? code : 'in' });
  }
  return cells;
}

/** A refusal that a table of the matrix lists for this row; others concern the request itself. */
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

async function callWithRequest(row: Row, person: Person, request: () => unknown): Promise<string> {
  const answer = await person.browser.call(row.name as 'login', request() as never);
  return answer.ok ? '' : answer.refusal.code;
}

/** An empty request: it shows whether access is allowed, and changes nothing. */
async function callEmpty(origin: string, row: CallRow, { token }: Person): Promise<string> {
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
