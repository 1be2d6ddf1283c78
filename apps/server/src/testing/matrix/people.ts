// All persons of the matrix, with their credentials: a token, and their cookies.
import { ROLES, type BuiltInRole } from '@fairhouse/calls/operator';
import { assert, type Id } from '@fairhouse/values';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../demo/demo-members.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { provisionOperator } from '../../modules/operators/index.ts';
import { transaction } from '../../platform/sql.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { fund } from '../cashier-app.ts';
import { logInPlayer, valueOf, type LotteryApp } from '../lottery-app.ts';
import { logInOperator } from '../log-in-operator.ts';

/** A person's relation to the installation; a role's name for an operator. */
export type PersonKind =
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
  /** The name in the table's head. */
  readonly name: string;
  readonly standing: PersonKind;
  readonly role?: BuiltInRole;
  /** Has installation-wide rights in addition to the role. */
  readonly steward?: true;
  /** The owner of the orders, cards, plans and pictures that the others request. */
  readonly owner?: true;
  readonly token: string | undefined;
  readonly browser: Browser;
}

const PASSWORD = 'Long-corridor-19';

/** Creates all persons in a test app, the owner of the objects first. */
export async function createPeople(test: LotteryApp): Promise<readonly Person[]> {
  const players: Person[] = [
    person(test, 'holder', 'member', await logInTwice(test, 'downline1'), { owner: true }),
    person(test, 'visitor', 'nobody', undefined),
    person(test, 'made-up', 'made up', 'A'.repeat(43)),
    await trial(test),
    person(test, 'member', 'member', await logInTwice(test, 'downline2')),
    person(test, 'upline', 'agent', await logInTwice(test, 'upline')),
    await agentElsewhere(test),
    await frozen(test, 1),
    await frozen(test, 2),
    await frozen(test, 3),
    await excluded(test),
    person(test, 'saigon', 'other merchant', (await register(test, 'walker08', 'saigon')).token),
  ];
  const operators: Person[] = [];
  await provisionBackoffice(test, { name: 'agents', displayName: 'Aida Gomez', role: 'agents' });
  await provisionBackoffice(test, { name: 'plain', displayName: 'Pia Lopez', role: 'owner' });
  for (const role of ROLES) {
    const token = await logInOperator(test, role);
    const steward = role === 'owner' ? ({ steward: true } as const) : {};
    operators.push({ ...person(test, role, 'operator', token), role, ...steward });
  }
  // An owner of one merchant only, without installation-wide rights.
  const token = await logInOperator(test, 'plain');
  operators.push({ ...person(test, 'plain owner', 'operator', token), role: 'owner' });
  await givePaymentPasswords(test);
  return [...players, ...operators];
}

function person(
  test: LotteryApp,
  name: string,
  standing: PersonKind,
  token: string | undefined,
  more: { owner?: true; browser?: Browser } = {},
): Person {
  const browser = more.browser ?? openBrowser(test);
  browser.token = token;
  return { name, standing, token, browser, ...(more.owner ? { owner: true } : {}) };
}

async function logInTwice(test: LotteryApp, username: 'downline1' | 'downline2' | 'upline') {
  await logInPlayer(test, username, '1000');
  const login = await test.client().call('login', { username, password: DEMO_PASSWORD });
  return valueOf(login).token;
}

async function register(test: LotteryApp, username: string, merchant = 'manila') {
  const browser = openBrowser(test, { merchant });
  const made = await browser.call('register', {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-04-04',
  });
  assert(made.ok, `${username} registers`);
  browser.token = made.value.token;
  const found = await test.context.pool.query<{ member_id: Id<'member'> }>(
    'select member_id from members.member where username = $1',
    [username],
  );
  const id = found.rows[0]?.member_id;
  assert(id !== undefined, `${username} is a member`);
  return { browser, token: made.value.token, id };
}

async function trial(test: LotteryApp): Promise<Person> {
  const browser = openBrowser(test);
  const { token } = valueOf(await browser.call('freePlay', { random: 'abcdefgh12345678' }));
  return person(test, 'trial', 'trial', token, { browser });
}

/** An agent outside the owner's line. The level is changed before the first call. */
async function agentElsewhere(test: LotteryApp): Promise<Person> {
  const { browser, token, id } = await register(test, 'walker02');
  await test.context.pool.query(`update members.member set kind = 'agent' where member_id = $1`, [
    id,
  ]);
  return person(test, 'elsewhere', 'agent', token, { browser });
}

/** Frozen before the first call; where the level allows a login, logged in again. */
async function frozen(test: LotteryApp, level: 1 | 2 | 3): Promise<Person> {
  const username = `walker1${level}`;
  const { browser, token, id } = await register(test, username);
  const backoffice = test.backoffice({ token: await logInOperator(test, 'risk') });
  valueOf(
    await backoffice.call('memberFreeze', { id, level, team: false, reason: 'for the matrix' }),
  );
  const name = `frozen ${level}`;
  const standing = `frozen ${level}` as PersonKind;
  if (level === 1) return person(test, name, standing, token, { browser });
  const again = valueOf(await browser.call('login', { username, password: PASSWORD }));
  return person(test, name, standing, again.token, { browser });
}

async function excluded(test: LotteryApp): Promise<Person> {
  const { browser, token, id } = await register(test, 'walker07');
  // With money for a bet, so that no other refusal applies.
  await fund(test, id, '1000');
  valueOf(await browser.call('protectionBreak', { length: '6m' }));
  return person(test, 'excluded', 'excluded', token, { browser });
}

/** Adds the agents role and an owner of one merchant only, which the demo lacks. */
async function provisionBackoffice(
  { context: app, merchant }: LotteryApp,
  who: { readonly name: string; readonly displayName: string; readonly role: BuiltInRole },
): Promise<void> {
  await transaction(app.pool, async (sql) => {
    await provisionOperator(sql, app, merchant, {
      ...who,
      id: app.newId<'operator'>(),
      password: DEMO_OPERATOR_PASSWORD,
    });
    return { commit: true, value: undefined };
  });
}

/** Gives all of them the owner's payment password, so that no call is refused without one. */
async function givePaymentPasswords({ context: app, merchant }: LotteryApp): Promise<void> {
  await app.pool.query(
    `update members.credential set payment_hash =
       (select payment_hash from members.credential where merchant_id = $1 and member_id = $2)
     where merchant_id = $1`,
    [merchant.id, demoMemberId(merchant, 'downline1')],
  );
}
