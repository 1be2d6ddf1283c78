// Gives a test the session of one of the demo's operators, come by in the way an operator does.
import { assert } from '@fairhouse/values';
import { Secret, TOTP } from 'otpauth';
import { DEMO_OPERATOR_PASSWORD } from '../../../../demo/operators.ts';
import type { TestHouse } from './test-house.ts';

const tokens = new WeakMap<TestHouse, Map<string, Promise<string>>>();

/**
 * A session token of `owner`, `partner`, `ops`, `cashier`, `draws`, `risk`, `service` or
 * `auditor`.
 */
export function logInOperator(test: TestHouse, name: string): Promise<string> {
  const known = tokens.get(test) ?? new Map<string, Promise<string>>();
  tokens.set(test, known);
  const token = known.get(name) ?? enrol(test, name);
  known.set(name, token);
  return token;
}

/** The code that an authenticator holding this secret shows, now or some steps of 30 seconds on. */
export function codeOf(test: TestHouse, secret: string, stepsOn = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: test.house.clock.now() + stepsOn * 30_000 });
}

async function enrol(test: TestHouse, name: string): Promise<string> {
  const desk = test.desk();
  const first = await desk.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD });
  assert(first.ok && first.value.stage === 'enrol', `${name} logs in for the first time`);
  const { ticket, secret } = first.value;
  const second = await desk.call('consoleLoginCode', { ticket, code: codeOf(test, secret) });
  assert(second.ok, `${name} enrols an authenticator`);
  return second.value.token;
}
