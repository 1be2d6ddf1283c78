// The operators who enter external results, through a day longer than a session.
import { HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { DEMO_OPERATOR_PASSWORD } from '../demo/operators.ts';
import { codeOf, type TestApp } from '../apps/server/src/testing/index.ts';
import { expectValue } from './guest.ts';

type Backoffice = ReturnType<TestApp['backoffice']>;

/**
 * A session expires when idle, and in any case after twelve hours; the operators log in again
 * before either.
 */
const AWAY_MS = 20 * MINUTE_MS;
const SHIFT_MS = 10 * HOUR_MS;

interface Operator {
  readonly secret: string;
  readonly backoffice: Backoffice;
  readonly openedAt: number;
  readonly usedAt: number;
}

/** Returns an operator by name, logged in again with password and code whenever that is due. */
export function openOperators(test: TestApp): (name: string) => Promise<Backoffice> {
  const operators = new Map<string, Operator>();
  return async (name) => {
    const now = test.context.clock.now();
    const known = operators.get(name);
    const isOver =
      known === undefined || now - known.usedAt > AWAY_MS || now - known.openedAt > SHIFT_MS;
    const operator = isOver ? await logIn(test, name, known?.secret) : { ...known, usedAt: now };
    operators.set(name, operator);
    return operator.backoffice;
  };
}

/** The first login enrols an authenticator, whose secret later logins need. */
async function logIn(test: TestApp, name: string, enrolled: string | undefined): Promise<Operator> {
  const backoffice = test.backoffice();
  const first = await expectValue(
    backoffice.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD }),
  );
  const secret = first.stage === 'enrol' ? first.secret : enrolled;
  if (secret === undefined) throw new Error(`the secret of ${name}’s authenticator is unknown`);
  const { ticket } = first;
  const { token } = await expectValue(
    backoffice.call('consoleLoginCode', { ticket, code: codeOf(test, secret) }),
  );
  const now = test.context.clock.now();
  return { secret, backoffice: test.backoffice({ token }), openedAt: now, usedAt: now };
}
