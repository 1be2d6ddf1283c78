// What operators change for a journey without walking through their pages.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { operator, type OperatorCalls, type SecretName } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallNow } from '../../tools/wall-clock.ts';
import { CONSOLE_URL, DATA_DIR } from '../addresses.ts';

const reason = 'A journey needs it so.';

/** Writes a setting that two people must agree on. */
export async function changeGuarded(name: string, value: unknown): Promise<void> {
  const [owner, partner] = [deskOf('owner'), deskOf('partner')];
  const all = await owner.call('settingList', {});
  assert(all.ok, `the settings are listed: ${all.ok ? '' : JSON.stringify(all.refusal)}`);
  const version = all.value.find((each) => each.name === name)?.version ?? 0;
  const asked = await owner.call('settingChange', { name, value, version, reason });
  assert(asked.ok && asked.value.approvalId !== null, 'a second person is asked');
  const { approvalId: id } = asked.value;
  const agreed = await partner.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, 'the second person agrees');
}

/** Gives a member money that may be paid out without being played. */
export async function giveMoney(username: string, amount: string): Promise<void> {
  const wanted = { username, amount, direction: 'CREDIT', turnover: '0', why: reason } as const;
  const once = { idempotencyKey: randomUUID() };
  const asked = await deskOf('owner').call('adjustmentAsk', wanted, once);
  assert(asked.ok, 'a second person is asked');
  const { approval: id } = asked.value;
  const agreed = await deskOf('partner').call('approvalDecide', {
    id,
    decision: 'approve',
    reason,
  });
  assert(agreed.ok, 'the second person agrees');
}

/** Replaces a secret, at the first merchant if no other is named; an empty value takes it away. */
export async function setSecret(name: SecretName, value: string, merchant?: string): Promise<void> {
  const asked = await deskOf('owner', merchant).call('secretSet', { name, value, reason });
  assert(asked.ok, `the secret ${name} is brought`);
  const { approvalId: id } = asked.value;
  const decision = { id, decision: 'approve', reason } as const;
  const agreed = await deskOf('partner', merchant).call('approvalDecide', decision);
  assert(agreed.ok, `the second person agrees: ${agreed.ok ? '' : JSON.stringify(agreed.refusal)}`);
}

/** The calls of an operator whom `operators.setup.ts` has let in. */
function deskOf(name: string, merchant = 'manila'): Client<OperatorCalls> {
  const token = readFileSync(join(DATA_DIR, 'sessions', name), 'utf8');
  const client: Client<OperatorCalls> = createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: CONSOLE_URL,
    headers: () => ({ Merchant: merchant, Language: 'EN', Device: 'WEB', Authorization: token }),
    seal: async (body) => {
      const start = await client.call('consoleStart', {});
      const key = start.ok ? start.value.keys[0] : undefined;
      assert(key !== undefined, 'there is a key to seal with');
      return seal(key, { iat: Math.floor(wallNow() / 1000), jti: randomUUID(), body });
    },
    unreachable: () => 'unreachable',
  });
  return client;
}
