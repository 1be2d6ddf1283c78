// One operator alone, of each role, with ill will: what changed that must not.
import type { CallRow } from '@fairhouse/calls';
import { operator, ROLES } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { transaction } from '../../ground/sql.ts';
import { layOutOperator } from '../../modules/operators/index.ts';
import { directoryOf } from '../../modules/settings/index.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { sampleOf } from '../fuzz/samples.ts';
import { logInOperator } from '../log-in-operator.ts';
import type { LotteryHouse } from '../lottery-house.ts';
import { layOutPrey, type Act } from './alone-acts.ts';
import { changesOf, readMerchant, readState } from './alone-state.ts';

export interface Alone {
  readonly roles: readonly string[];
  /** What each act answered each role: `done`, `waits`, or a refusal. */
  readonly told: ReadonlyMap<string, readonly string[]>;
  /** What an operator changed alone and must not have, with role and act. */
  readonly alone: readonly string[];
}

/** Acts that end the caller's own session or close the site; what they may is said elsewhere. */
const LEFT_OUT =
  /^(console(Login|LoginCode|EnrolmentOpen|Enrol|Logout|Password|RecoveryCodes)|statusChange)$/;

/** Lets each role try each act, here and at a merchant for which it has no post. */
export async function walkAlone(test: LotteryHouse): Promise<Alone> {
  const database = new pg.Client({ connectionString: test.databaseUrl });
  await database.connect();
  try {
    const preyFor = await layOutPrey(test, database);
    const { merchants } = await directoryOf(test.house);
    const other = merchants.find(({ code }) => code === 'saigon');
    assert(other !== undefined, 'there is another merchant');
    const told = new Map<string, string[]>();
    const alone: string[] = [];
    for (const role of ROLES) {
      const token = await hire(test, role);
      const acts = [...(await preyFor()), ...restOf()];
      const desk = test.desk({ token });
      const elsewhere = test.desk({ token, merchant: other.code });
      const theirs = await readMerchant(database, other.id);
      let before = await readState(database);
      for (const each of acts) {
        const answer = await ask(desk, each);
        await ask(elsewhere, each);
        const after = await readState(database);
        alone.push(...changesOf(before, after).map((what) => `${role}, ${each.name}: ${what}`));
        before = after;
        told.set(each.name, [...(told.get(each.name) ?? []), `${role} ${answer}`]);
      }
      alone.push(...(await agreeWithOneself(desk)).map((what) => `${role}: ${what}`));
      alone.push(...changesOf(before, await readState(database)).map((what) => `${role}: ${what}`));
      const reached = changesOf(theirs, await readMerchant(database, other.id));
      alone.push(...reached.map((what) => `${role} reaches another merchant: ${what}`));
    }
    return { roles: ROLES, told, alone };
  } finally {
    await database.end();
  }
}

type Desk = ReturnType<LotteryHouse['desk']>;

/** Somebody new in the role, with a post for the first merchant alone. */
async function hire(test: LotteryHouse, role: string): Promise<string> {
  const { house, merchant } = test;
  await transaction(house.pool, async (sql) => {
    const id = house.newId<'operator'>();
    const person = { id, name: `lone-${role}`, displayName: role, role };
    await layOutOperator(sql, house, merchant, { ...person, password: DEMO_OPERATOR_PASSWORD });
    return { commit: true, value: undefined };
  });
  return logInOperator(test, `lone-${role}`);
}

/** All other acts, with a request that their row takes, about things that are not there. */
function restOf(): Act[] {
  return Object.entries<CallRow>(operator).flatMap(([name, row]) => {
    if (row.method === 'GET' || LEFT_OUT.test(name)) return [];
    return [{ name: name as Act['name'], input: sampleOf(row).value }];
  });
}

async function ask(desk: Desk, { name, input }: Act): Promise<string> {
  const answer = await desk.call(name, input as never);
  if (!answer.ok) return answer.refusal.code;
  const given: unknown = answer.value ?? {};
  const value = given as Record<string, unknown>;
  const waits = [value['approvalId'], value['approval'], value['reason'] === 'second_person'];
  return waits.some((each) => each !== undefined && each !== null && each !== false)
    ? 'waits'
    : 'done';
}

/** Whoever asked tries to agree, and to be shown what it leads to. */
async function agreeWithOneself(desk: Desk): Promise<string[]> {
  const [me, listed] = [
    await desk.call('consoleMe', {}),
    await desk.call('approvalList', { state: 'pending', pageSize: 100 }),
  ];
  if (!me.ok || !listed.ok) return [];
  const own = listed.value.list.filter(({ maker }) => maker === me.value.name);
  const agreed: string[] = [];
  for (const { id, kind } of own) {
    const decided = await desk.call('approvalDecide', {
      id,
      decision: 'approve',
      reason: 'I agree',
    });
    const shown = await desk.call('approvalReveal', { id });
    if (decided.ok || shown.ok) agreed.push(`agreed with itself to ${kind}`);
  }
  return agreed;
}
