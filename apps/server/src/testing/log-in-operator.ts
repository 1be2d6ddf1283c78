// Gives a test the session of a demo operator, by a real login.
import { assert } from '@fairhouse/values';
import { Secret, TOTP } from 'otpauth';
import { DEMO_OPERATOR_PASSWORD } from '../../../../demo/operators.ts';
import type { TestApp } from './test-app.ts';

const tokens = new WeakMap<TestApp, Map<string, Promise<string>>>();

/**
 * A session token of `owner`, `partner`, `ops`, `cashier`, `draws`, `risk`, `service` or
 * `auditor`.
 */
export function logInOperator(test: TestApp, name: string): Promise<string> {
  const known = tokens.get(test) ?? new Map<string, Promise<string>>();
  tokens.set(test, known);
  const token = known.get(name) ?? enrol(test, name);
  known.set(name, token);
  return token;
}

/** The code of an authenticator with this secret, now or some steps of 30 seconds later. */
export function codeOf(test: TestApp, secret: string, stepsOn = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: test.context.clock.now() + stepsOn * 30_000 });
}

async function enrol(test: TestApp, name: string): Promise<string> {
  const backoffice = test.backoffice();
  const first = await backoffice.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD });
  assert(first.ok && first.value.stage === 'enrol', `${name} logs in for the first time`);
  const { ticket, secret } = first.value;
  const second = await backoffice.call('consoleLoginCode', { ticket, code: codeOf(test, secret) });
  assert(second.ok, `${name} enrols an authenticator`);
  return second.value.token;
}
