// One merchant's owner, and one of its members, ask for everything that is another's: by every id
// that there is, in every place of every call. Nothing is told and nothing changes.
import type { CallRow } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { transaction } from '../../ground/sql.ts';
import { layOutOperator } from '../../modules/operators/index.ts';
import { directoryOf } from '../../modules/settings/index.ts';
import { openBrowser } from '../browser.ts';
import { sampleOf } from '../fuzz/samples.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openLotteryHouse, valueOf, type LotteryHouse } from '../lottery-house.ts';
import { OWN } from '../matrix/expected.ts';
import { gather, type Person } from '../matrix/people.ts';
import { makeThings, type Requests } from '../matrix/things.ts';
import { contentsOf, namesOf, type Names } from './contents.ts';

/** Words that stand in the other merchant's rows and nowhere else. */
const MARKS = ['zephyrine', 'quux-marks-it', '+639175550177'];
const ROWS = Object.entries<CallRow>(operator);
/** Rows that end or change the asking operator's own access. */
const OWN_ACCESS = /^console(Logout|Password|RecoveryCodes|Login|LoginCode|Enrol|EnrolmentOpen)$/;

let house: LotteryHouse;
let requests: Requests;
let people: readonly Person[];
let south: string;
/** By what they are called in the database: names of things that are manila's. */
let theirs: ReadonlyMap<string, Names>;

beforeAll(async () => {
  house = await openLotteryHouse();
  people = await gather(house);
  const [owner] = people;
  assert(owner !== undefined, 'somebody owns things');
  requests = await makeThings(house, owner);
  await leaveMarks();
  south = await logInSouth();
  theirs = await namesOf(house.databaseUrl, house.merchant.id, await ofBoth());
}, 120_000);
afterAll(() => house.close());

/** Feedback, a note, an announcement and a request that waits, all with the marks in them. */
async function leaveMarks(): Promise<void> {
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const { list } = valueOf(await desk.call('memberList', { search: 'downline1' } as never));
  const id = list[0]?.id ?? '';
  valueOf(await desk.call('memberNoteAdd', { id, text: 'quux-marks-it' } as never));
  valueOf(
    await desk.call(
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
  await house.house.pool.query(
    `update members.member set real_name = 'Zephyrine', mobile = '+639175550177'
     where merchant_id = $1 and username = 'downline1'`,
    [house.merchant.id],
  );
}

/** An owner who has a post at saigon and nowhere else. */
async function logInSouth(): Promise<string> {
  const { merchants } = await directoryOf(house.house);
  const saigon = merchants.find(({ code }) => code === 'saigon');
  assert(saigon !== undefined, 'there is another merchant');
  await transaction(house.house.pool, async (sql) => {
    await layOutOperator(sql, house.house, saigon, {
      id: house.house.newId<'operator'>(),
      name: 'south',
      displayName: 'Sunee Owner',
      role: 'owner',
      password: DEMO_OPERATOR_PASSWORD,
    });
    return { commit: true, value: undefined };
  });
  return logInOperator(house, 'south');
}

/** Operators who have posts at both merchants, and whoever asks: no secret of either. */
async function ofBoth(): Promise<ReadonlySet<string>> {
  const { rows } = await house.house.pool.query<{ id: string }>(
    `-- every merchant: who has a post at any other
     select distinct operator_id as id from operators.post where merchant_id <> $1`,
    [house.merchant.id],
  );
  return new Set(rows.map(({ id }) => id));
}

const southDesk = () => house.desk({ token: south, merchant: 'saigon' });

async function ask(name: string, input: unknown): Promise<string> {
  const answer = await southDesk().call(name as 'memberProfile', input as never, {
    idempotencyKey: randomUUID(),
  });
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

it('an owner of one merchant has no right at another', async () => {
  const desk = house.desk({ token: south, merchant: 'manila' });
  const opened: string[] = [];
  for (const [name, row] of ROWS) {
    if (!row.audience.startsWith('right:')) continue;
    const answer = await desk.call(name as 'memberList', sampleOf(row).value as never, {
      idempotencyKey: randomUUID(),
    });
    const code = answer.ok ? 'in' : answer.refusal.code;
    if (code !== 'session.ended' && code !== 'right.required') opened.push(`${name}: ${code}`);
  }
  expect(opened).toEqual([]);
});

it('every call of the console, with every id of another merchant’s, tells and changes nothing', async () => {
  const before = await contentsOf(house.databaseUrl, house.merchant.id);
  const told = (await Promise.all(ROWS.map(([name, row]) => tellings(name, row)))).flat();
  expect([...new Set(told)]).toEqual([]);
  const after = await contentsOf(house.databaseUrl, house.merchant.id);
  expect([...after].filter(([table, content]) => before.get(table) !== content)).toEqual([]);
  expect(asked).toBeGreaterThan(500);
}, 120_000);

let asked = 0;

/** What a call told of the other merchant, asked with each of its names in each place of a name. */
async function tellings(name: string, row: CallRow): Promise<string[]> {
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
  const told: string[] = [];
  for (const input of inputs) {
    asked += 1;
    const text = (await ask(name, input)).toLowerCase();
    const sent = new Set<unknown>(Object.values(input));
    const secret = [...theirs].flatMap(([kind, { names }]) =>
      names.filter((other) => !sent.has(other)).map((other) => [kind, other] as const),
    );
    for (const mark of MARKS) if (text.includes(mark)) told.push(`${name} tells ${mark}`);
    for (const [kind, other] of secret) {
      if (other.length >= 12 && text.includes(other)) told.push(`${name} tells ${kind} ${other}`);
    }
  }
  return told;
}

/** Ids may stand wherever an id is asked for; a number of an order only as one. */
function mayStand(field: string, kind: string): boolean {
  const isNumber = kind.endsWith('number') || kind.endsWith('issue');
  if (/^(number)$/.test(field)) return isNumber;
  if (/^(issue)$/.test(field)) return kind.endsWith('issue');
  if (/^(id|card|session|limit|member|operator|target)$/.test(field)) return !isNumber;
  return false;
}

it('a member of one merchant is told of another’s things that there are none', async () => {
  const register = openBrowser(house, { merchant: 'saigon' });
  const password = 'Long-corridor-19';
  const made = valueOf(
    await register.call('register', {
      username: 'walker77',
      password,
      confirmPassword: password,
      birthday: '1990-04-04',
    }),
  );
  const stranger = house.client({ token: made.token, merchant: 'saigon' });
  const before = await contentsOf(house.databaseUrl, house.merchant.id);
  const wrong: string[] = [];
  for (const name of Object.keys(OWN)) {
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
  const after = await contentsOf(house.databaseUrl, house.merchant.id);
  expect([...after].filter(([table, content]) => before.get(table) !== content)).toEqual([]);
});
