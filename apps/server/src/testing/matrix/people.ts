// Everybody who makes each call of the matrix, with what they hold: a token, and their cookies.
import { ROLES, type BuiltInRole } from '@fairhouse/calls/operator';
import { assert, type Id } from '@fairhouse/values';
import { CAST_PASSWORD, castId } from '../../../../../demo/cast.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { layOutOperator } from '../../modules/operators/index.ts';
import { transaction } from '../../ground/sql.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { fund } from '../cashier-house.ts';
import { playerWith, valueOf, type LotteryHouse } from '../lottery-house.ts';
import { logInOperator } from '../log-in-operator.ts';

/** What a person is to the house; a role's name for an operator. */
export type Standing =
  | 'nobody'
  | 'made up'
  | 'trial'
  | 'member'
  | 'agent'
  | 'frozen 1'
  | 'frozen 2'
  | 'frozen 3'
  | 'excluded'
  | 'other merchant'
  | 'operator';

export interface Person {
  /** As the table's head has it. */
  readonly name: string;
  readonly standing: Standing;
  readonly role?: BuiltInRole;
  /** Stands over the whole house beside the role. */
  readonly steward?: true;
  /** The one whose orders, cards, plans and pictures the others ask for. */
  readonly owner?: true;
  readonly token: string | undefined;
  readonly browser: Browser;
}

const PASSWORD = 'Long-corridor-19';

/** Brings them all into a house, the owner of the objects first. */
export async function gather(test: LotteryHouse): Promise<readonly Person[]> {
  const players: Person[] = [
    person(test, 'holder', 'member', await cast(test, 'downline1'), { owner: true }),
    person(test, 'visitor', 'nobody', undefined),
    person(test, 'made-up', 'made up', 'A'.repeat(43)),
    await trial(test),
    person(test, 'member', 'member', await cast(test, 'downline2')),
    person(test, 'upline', 'agent', await cast(test, 'upline')),
    await agentElsewhere(test),
    await frozen(test, 1),
    await frozen(test, 2),
    await frozen(test, 3),
    await excluded(test),
    person(test, 'saigon', 'other merchant', (await register(test, 'walker08', 'saigon')).token),
  ];
  const operators: Person[] = [];
  await layOutDesk(test, { name: 'agents', displayName: 'Aida Gomez', role: 'agents' });
  await layOutDesk(test, { name: 'plain', displayName: 'Pia Lopez', role: 'owner' });
  for (const role of ROLES) {
    const token = await logInOperator(test, role);
    const steward = role === 'owner' ? ({ steward: true } as const) : {};
    operators.push({ ...person(test, role, 'operator', token), role, ...steward });
  }
  // An owner of one merchant alone: no business of his is the whole house.
  const token = await logInOperator(test, 'plain');
  operators.push({ ...person(test, 'plain owner', 'operator', token), role: 'owner' });
  await givePaymentPasswords(test);
  return [...players, ...operators];
}

function person(
  test: LotteryHouse,
  name: string,
  standing: Standing,
  token: string | undefined,
  more: { owner?: true; browser?: Browser } = {},
): Person {
  const browser = more.browser ?? openBrowser(test);
  browser.token = token;
  return { name, standing, token, browser, ...(more.owner ? { owner: true } : {}) };
}

async function cast(test: LotteryHouse, username: 'downline1' | 'downline2' | 'upline') {
  await playerWith(test, username, '1000');
  const login = await test.client().call('login', { username, password: CAST_PASSWORD });
  return valueOf(login).token;
}

async function register(test: LotteryHouse, username: string, merchant = 'manila') {
  const browser = openBrowser(test, { merchant });
  const made = await browser.call('register', {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-04-04',
  });
  assert(made.ok, `${username} registers`);
  browser.token = made.value.token;
  const found = await test.house.pool.query<{ member_id: Id<'member'> }>(
    'select member_id from members.member where username = $1',
    [username],
  );
  const id = found.rows[0]?.member_id;
  assert(id !== undefined, `${username} is a member`);
  return { browser, token: made.value.token, id };
}

async function trial(test: LotteryHouse): Promise<Person> {
  const browser = openBrowser(test);
  const { token } = valueOf(await browser.call('freePlay', { random: 'abcdefgh12345678' }));
  return person(test, 'trial', 'trial', token, { browser });
}

/** An agent who stands in no line with the owner. The level is changed before the first call. */
async function agentElsewhere(test: LotteryHouse): Promise<Person> {
  const { browser, token, id } = await register(test, 'walker02');
  await test.house.pool.query(`update members.member set kind = 'agent' where member_id = $1`, [
    id,
  ]);
  return person(test, 'elsewhere', 'agent', token, { browser });
}

/** Frozen before the first call; whom the level lets in comes in anew. */
async function frozen(test: LotteryHouse, level: 1 | 2 | 3): Promise<Person> {
  const username = `walker1${level}`;
  const { browser, token, id } = await register(test, username);
  const desk = test.desk({ token: await logInOperator(test, 'risk') });
  valueOf(await desk.call('memberFreeze', { id, level, team: false, reason: 'for the matrix' }));
  const name = `frozen ${level}`;
  const standing = `frozen ${level}` as Standing;
  if (level === 1) return person(test, name, standing, token, { browser });
  const again = valueOf(await browser.call('login', { username, password: PASSWORD }));
  return person(test, name, standing, again.token, { browser });
}

async function excluded(test: LotteryHouse): Promise<Person> {
  const { browser, token, id } = await register(test, 'walker07');
  // With money for a bet, so that nothing else refuses it.
  await fund(test, id, '1000');
  valueOf(await browser.call('protectionBreak', { length: '6m' }));
  return person(test, 'excluded', 'excluded', token, { browser });
}

/** The demo has nobody in the role that minds agents, and no owner of one merchant alone. */
async function layOutDesk(
  { house, merchant }: LotteryHouse,
  who: { readonly name: string; readonly displayName: string; readonly role: BuiltInRole },
): Promise<void> {
  await transaction(house.pool, async (sql) => {
    await layOutOperator(sql, house, merchant, {
      ...who,
      id: house.newId<'operator'>(),
      password: DEMO_OPERATOR_PASSWORD,
    });
    return { commit: true, value: undefined };
  });
}

/** Nobody is turned away for want of a payment password: they all have the owner's. */
async function givePaymentPasswords({ house, merchant }: LotteryHouse): Promise<void> {
  await house.pool.query(
    `update members.credential set payment_hash =
       (select payment_hash from members.credential where merchant_id = $1 and member_id = $2)
     where merchant_id = $1`,
    [merchant.id, castId(merchant, 'downline1')],
  );
}
