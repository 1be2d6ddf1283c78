// Each role of operator acting alone with bad intent: what changed that must not.
import type { CallRow } from '@fairhouse/calls';
import { operator, ROLES } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { transaction } from '../../platform/sql.ts';
import { provisionOperator } from '../../modules/operators/index.ts';
import { directoryOf } from '../../modules/settings/index.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { sampleOf } from '../fuzz/samples.ts';
import { logInOperator } from '../log-in-operator.ts';
import type { LotteryApp } from '../lottery-app.ts';
import { provisionHarmfulActs, type HarmfulAct } from './harmful-acts.ts';
import { findChanges, readMerchantState, readProtectedState } from './protected-state.ts';

export interface SingleOperatorReport {
  readonly roles: readonly string[];
  /** The answer of each act to each role: `done`, `waits`, or a refusal. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** Forbidden changes that an operator made alone, with role and act. */
  readonly alone: readonly string[];
}

/** Acts that end the caller's own session or close the site, which other tests cover. */
const LEFT_OUT =
  /^(console(Login|LoginCode|EnrolmentOpen|Enrol|Logout|Password|RecoveryCodes)|statusChange)$/;

/** Lets each role try each act, here and at a merchant where it has no post. */
export async function probeSingleOperators(test: LotteryApp): Promise<SingleOperatorReport> {
  const database = new pg.Client({ connectionString: test.databaseUrl });
  await database.connect();
  try {
    const createHarmfulActs = await provisionHarmfulActs(test, database);
    const { merchants } = await directoryOf(test.context);
    const other = merchants.find(({ code }) => code === 'saigon');
    assert(other !== undefined, 'there is another merchant');
    const refused = new Map<string, string[]>();
    const alone: string[] = [];
    for (const role of ROLES) {
      const token = await createOperator(test, role);
      const acts = [...(await createHarmfulActs()), ...otherActs()];
      const backoffice = test.backoffice({ token });
      const elsewhere = test.backoffice({ token, merchant: other.code });
      const theirs = await readMerchantState(database, other.id);
      let before = await readProtectedState(database);
      for (const each of acts) {
        const answer = await ask(backoffice, each);
        await ask(elsewhere, each);
        const after = await readProtectedState(database);
        alone.push(...findChanges(before, after).map((what) => `${role}, ${each.name}: ${what}`));
        before = after;
        refused.set(each.name, [...(refused.get(each.name) ?? []), `${role} ${answer}`]);
      }
      alone.push(...(await approveOwnRequests(backoffice)).map((what) => `${role}: ${what}`));
      alone.push(
        ...findChanges(before, await readProtectedState(database)).map(
          (what) => `${role}: ${what}`,
        ),
      );
      const reached = findChanges(theirs, await readMerchantState(database, other.id));
      alone.push(...reached.map((what) => `${role} reaches another merchant: ${what}`));
    }
    return { roles: ROLES, refused, alone };
  } finally {
    await database.end();
  }
}

type Backoffice = ReturnType<LotteryApp['backoffice']>;

/** Creates an operator in the role, with a post at the first merchant only. */
async function createOperator(test: LotteryApp, role: string): Promise<string> {
  const { context: app, merchant } = test;
  await transaction(app.pool, async (sql) => {
    const id = app.newId<'operator'>();
    const person = { id, name: `lone-${role}`, displayName: role, role };
    await provisionOperator(sql, app, merchant, { ...person, password: DEMO_OPERATOR_PASSWORD });
    return { commit: true, value: undefined };
  });
  return logInOperator(test, `lone-${role}`);
}

/** All other acts, with a request that their row accepts, about objects that do not exist. */
function otherActs(): HarmfulAct[] {
  return Object.entries<CallRow>(operator).flatMap(([name, row]) => {
    if (row.method === 'GET' || LEFT_OUT.test(name)) return [];
    return [{ name: name as HarmfulAct['name'], input: sampleOf(row).value }];
  });
}

async function ask(backoffice: Backoffice, { name, input }: HarmfulAct): Promise<string> {
  const answer = await backoffice.call(name, input as never);
  if (!answer.ok) return answer.refusal.code;
  const given: unknown = answer.value ?? {};
  const value = given as Record<string, unknown>;
  const waits = [value['approvalId'], value['approval'], value['reason'] === 'second_person'];
  return waits.some((each) => each !== undefined && each !== null && each !== false)
    ? 'waits'
    : 'done';
}

/** The caller tries to approve its own request, and to read its secret. */
async function approveOwnRequests(backoffice: Backoffice): Promise<string[]> {
  const [me, listed] = [
    await backoffice.call('consoleMe', {}),
    await backoffice.call('approvalList', { state: 'pending', pageSize: 100 }),
  ];
  if (!me.ok || !listed.ok) return [];
  const own = listed.value.list.filter(({ maker }) => maker === me.value.name);
  const agreed: string[] = [];
  for (const { id, kind } of own) {
    const decided = await backoffice.call('approvalDecide', {
      id,
      decision: 'approve',
      reason: 'I agree',
    });
    const shown = await backoffice.call('approvalReveal', { id });
    if (decided.ok || shown.ok) agreed.push(`agreed with itself to ${kind}`);
  }
  return agreed;
}
