// One merchant's owner and one of its members request everything of another merchant: every
// existing id, in every field of every call. Nothing is revealed and nothing changes.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { transaction } from '../../platform/sql.ts';
import { provisionOperator } from '../../modules/operators/index.ts';
import { directoryOf } from '../../modules/settings/index.ts';
import { openBrowser } from '../browser.ts';
import { sampleOf } from '../fuzz/samples.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openLotteryApp, valueOf, type LotteryApp } from '../lottery-app.ts';
import { OWNED_ROWS } from '../matrix/expected-cell.ts';
import { createPeople, type Person } from '../matrix/people.ts';
import { createOwnedObjects, type Requests } from '../matrix/owned-objects.ts';
import { readDatabaseContents, readObjectNames, type ObjectNames } from './database-contents.ts';

/** Words that occur only in the other merchant's rows. */
const MARKS = ['zephyrine', 'quux-marks-it', '+639175550177'];
const ROWS = Object.entries<CallRow>(operator);
/** Rows that end or change the calling operator's own access. */
const OWN_ACCESS = /^console(Logout|Password|RecoveryCodes|Login|LoginCode|Enrol|EnrolmentOpen)$/;

let app: LotteryApp;
let requests: Requests;
let people: readonly Person[];
let south: string;
/** The identifiers of manila's objects, by their names in the database. */
let theirs: ReadonlyMap<string, ObjectNames>;

beforeAll(async () => {
  app = await openLotteryApp();
  people = await createPeople(app);
  const [owner] = people;
  assert(owner !== undefined, 'the first person owns the objects');
  requests = await createOwnedObjects(app, owner);
  await leaveMarks();
  south = await logInSouth();
  theirs = await readObjectNames(app.databaseUrl, app.merchant.id, await ofBoth());
}, 120_000);
afterAll(() => app.close());

/** Creates feedback, a note, an announcement and a pending request, all with the marks in them. */
async function leaveMarks(): Promise<void> {
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const { list } = valueOf(await backoffice.call('memberList', { search: 'downline1' } as never));
  const id = list[0]?.id ?? '';
  valueOf(await backoffice.call('memberNoteAdd', { id, text: 'quux-marks-it' } as never));
  valueOf(
    await backoffice.call(
      'adjustmentAsk',
      {
        username: 'downline1',
        direction: 'CREDIT',
        amount: '5',
        turnover: '0',
        why: 'quux-marks-it',
      } as never,
      { idempotencyKey: randomUUID() },
    ),
  );
  await app.context.pool.query(
    `update members.member set real_name = 'Zephyrine', mobile = '+639175550177'
     where merchant_id = $1 and username = 'downline1'`,
    [app.merchant.id],
  );
}

/** Logs in an owner who has a post at saigon and nowhere else. */
async function logInSouth(): Promise<string> {
  const { merchants } = await directoryOf(app.context);
  const saigon = merchants.find(({ code }) => code === 'saigon');
  assert(saigon !== undefined, 'there is another merchant');
  await transaction(app.context.pool, async (sql) => {
    await provisionOperator(sql, app.context, saigon, {
      id: app.context.newId<'operator'>(),
      name: 'south',
      displayName: 'Sunee Owner',
      role: 'owner',
      password: DEMO_OPERATOR_PASSWORD,
    });
    return { commit: true, value: undefined };
  });
  return logInOperator(app, 'south');
}

/** Operators with posts at both merchants, and the caller: ids that are no secret of either. */
async function ofBoth(): Promise<ReadonlySet<string>> {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `-- every merchant: who has a post at any other
     select distinct operator_id as id from operators.post where merchant_id <> $1`,
    [app.merchant.id],
  );
  return new Set(rows.map(({ id }) => id));
}

const southBackoffice = () => app.backoffice({ token: south, merchant: 'saigon' });

async function ask(name: string, input: unknown): Promise<string> {
  const answer = await southBackoffice().call(name as 'memberProfile', input as never, {
    idempotencyKey: randomUUID(),
  });
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

it('an owner of one merchant has no rights at another', async () => {
  const backoffice = app.backoffice({ token: south, merchant: 'manila' });
  const opened: string[] = [];
  for (const [name, row] of ROWS) {
    if (!row.audience.startsWith('right:')) continue;
    const answer = await backoffice.call(name as 'memberList', sampleOf(row).value as never, {
      idempotencyKey: randomUUID(),
    });
    const code = answer.ok ? 'in' : answer.refusal.code;
    if (code !== 'session.ended' && code !== 'right.required') opened.push(`${name}: ${code}`);
  }
  expect(opened).toEqual([]);
});

it('no console call reveals or changes anything with another merchant’s ids', async () => {
  const before = await readDatabaseContents(app.databaseUrl, app.merchant.id);
  const leaks = (await Promise.all(ROWS.map(([name, row]) => revealedBy(name, row)))).flat();
  expect([...new Set(leaks)]).toEqual([]);
  const after = await readDatabaseContents(app.databaseUrl, app.merchant.id);
  expect([...after].filter(([table, content]) => before.get(table) !== content)).toEqual([]);
  expect(asked).toBeGreaterThan(500);
}, 120_000);

let asked = 0;

/** What a call revealed of the other merchant, with each of its ids in each id field. */
async function revealedBy(name: string, row: CallRow): Promise<string[]> {
  if (OWN_ACCESS.test(name)) return [];
  const { value, fields } = sampleOf(row);
  const places = fields.flatMap(({ path: [field, ...below], kind }) =>
    below.length === 0 && kind === 'text' ? [String(field)] : [],
  );
  const inputs = [
    { ...value },
    ...places.flatMap((field) =>
      [...theirs]
        .filter(([kind, { own }]) => own && mayStand(field, kind))
        .map(
          ([
            ,
            {
              names: [first],
            },
          ]) => ({ ...value, [field]: first }),
        ),
    ),
  ];
  const leaks: string[] = [];
  for (const input of inputs) {
    asked += 1;
    const text = (await ask(name, input)).toLowerCase();
    const sent = new Set<unknown>(Object.values(input));
    const secret = [...theirs].flatMap(([kind, { names }]) =>
      names.filter((other) => !sent.has(other)).map((other) => [kind, other] as const),
    );
    for (const mark of MARKS) if (text.includes(mark)) leaks.push(`${name} tells ${mark}`);
    for (const [kind, other] of secret) {
      if (other.length >= 12 && text.includes(other)) leaks.push(`${name} tells ${kind} ${other}`);
    }
  }
  return leaks;
}

/** An id may be used in any id field; an order number only in a number field. */
function mayStand(field: string, kind: string): boolean {
  const isNumber = kind.endsWith('number') || kind.endsWith('issue');
  if (/^(number)$/.test(field)) return isNumber;
  if (/^(issue)$/.test(field)) return kind.endsWith('issue');
  if (/^(id|card|session|limit|member|operator|target)$/.test(field)) return !isNumber;
  return false;
}

it('a member of one merchant is told that another’s objects do not exist', async () => {
  const register = openBrowser(app, { merchant: 'saigon' });
  const password = 'Long-corridor-19';
  const made = valueOf(
    await register.call('register', {
      username: 'walker77',
      password,
      confirmPassword: password,
      birthday: '1990-04-04',
    }),
  );
  const stranger = app.client({ token: made.token, merchant: 'saigon' });
  const before = await readDatabaseContents(app.databaseUrl, app.merchant.id);
  const wrong: string[] = [];
  for (const name of Object.keys(OWNED_ROWS)) {
    const request = requests[name];
    assert(request !== undefined, `${name} has a request`);
    const answer = await stranger.call(name as 'depositOne', request() as never, {
      idempotencyKey: randomUUID(),
    });
    if (answer.ok && name !== 'inboxRead') wrong.push(name);
    const text = JSON.stringify(answer).toLowerCase();
    if (MARKS.some((mark) => text.includes(mark))) wrong.push(`${name} tells`);
  }
  expect(wrong).toEqual([]);
  const after = await readDatabaseContents(app.databaseUrl, app.merchant.id);
  expect([...after].filter(([table, content]) => before.get(table) !== content)).toEqual([]);
});
