// The desks of the operators who read results from outside, through a day longer than a session.
import { HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { DEMO_OPERATOR_PASSWORD } from '../demo/operators.ts';
import { codeOf, type TestHouse } from '../apps/server/src/testing/index.ts';
import { must } from './guest.ts';

type Desk = ReturnType<TestHouse['desk']>;

/** A session that is not used ends, and any ends after twelve hours: both are not waited for. */
const AWAY_MS = 20 * MINUTE_MS;
const SHIFT_MS = 10 * HOUR_MS;

interface Operator {
  readonly secret: string;
  readonly desk: Desk;
  readonly openedAt: number;
  readonly usedAt: number;
}

/** Gives each operator's desk by name, logged in with password and code whenever that is due. */
export function openDesks(test: TestHouse): (name: string) => Promise<Desk> {
  const operators = new Map<string, Operator>();
  return async (name) => {
    const now = test.house.clock.now();
    const known = operators.get(name);
    const isOver =
      known === undefined || now - known.usedAt > AWAY_MS || now - known.openedAt > SHIFT_MS;
    const operator = isOver ? await logIn(test, name, known?.secret) : { ...known, usedAt: now };
    operators.set(name, operator);
    return operator.desk;
  };
}

/** The first login of all enrols an authenticator, whose secret the later ones need. */
async function logIn(
  test: TestHouse,
  name: string,
  enrolled: string | undefined,
): Promise<Operator> {
  const desk = test.desk();
  const first = await must(desk.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD }));
  const secret = first.stage === 'enrol' ? first.secret : enrolled;
  if (secret === undefined) throw new Error(`${name} has an authenticator that nobody knows`);
  const { ticket } = first;
  const { token } = await must(
    desk.call('consoleLoginCode', { ticket, code: codeOf(test, secret) }),
  );
  const now = test.house.clock.now();
  return { secret, desk: test.desk({ token }), openedAt: now, usedAt: now };
}
