// Changes by operators that a journey needs, made by calls instead of console pages.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { operator, type OperatorCalls, type SecretName } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWallClock } from '../../../tools/browser/wall-clock.ts';
import { CONSOLE_URL, DATA_DIR } from '../../addresses.ts';

const reason = 'A journey needs it so.';

/** Writes a setting that requires a second approval. */
export async function changeApprovedSetting(name: string, value: unknown): Promise<void> {
  const [owner, partner] = [backofficeOf('owner'), backofficeOf('partner')];
  const all = await owner.call('settingList', {});
  assert(all.ok, `the settings are listed: ${all.ok ? '' : JSON.stringify(all.refusal)}`);
  const version = all.value.find((each) => each.name === name)?.version ?? 0;
  const asked = await owner.call('settingChange', { name, value, version, reason });
  assert(asked.ok && asked.value.approvalId !== null, 'the setting waits for approval');
  const { approvalId: id } = asked.value;
  const agreed = await partner.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, 'the second owner approves');
}

/** Credits a member with money that can be withdrawn without turnover. */
export async function creditMember(username: string, amount: string): Promise<void> {
  const wanted = { username, amount, direction: 'CREDIT', turnover: '0', why: reason } as const;
  const once = { idempotencyKey: randomUUID() };
  const asked = await backofficeOf('owner').call('adjustmentAsk', wanted, once);
  assert(asked.ok, 'the setting waits for approval');
  const { approval: id } = asked.value;
  const agreed = await backofficeOf('partner').call('approvalDecide', {
    id,
    decision: 'approve',
    reason,
  });
  assert(agreed.ok, 'the second owner approves');
}

/** Replaces a secret, by default of the first merchant; an empty value deletes it. */
export async function setSecret(name: SecretName, value: string, merchant?: string): Promise<void> {
  const asked = await backofficeOf('owner', merchant).call('secretSet', { name, value, reason });
  assert(asked.ok, `the secret ${name} is set`);
  const { approvalId: id } = asked.value;
  const decision = { id, decision: 'approve', reason } as const;
  const agreed = await backofficeOf('partner', merchant).call('approvalDecide', decision);
  assert(
    agreed.ok,
    `the second owner approves: ${agreed.ok ? '' : JSON.stringify(agreed.refusal)}`,
  );
}

/** A client of an operator that `operators.setup.ts` has logged in. */
function backofficeOf(name: string, merchant = 'manila'): Client<OperatorCalls> {
  const token = readFileSync(join(DATA_DIR, 'sessions', name), 'utf8');
  const client: Client<OperatorCalls> = createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: CONSOLE_URL,
    headers: () => ({ Merchant: merchant, Language: 'EN', Device: 'WEB', Authorization: token }),
    seal: async (body) => {
      const start = await client.call('consoleStart', {});
      const key = start.ok ? start.value.keys[0] : undefined;
      assert(key !== undefined, 'there is a key to seal with');
      return seal(key, { iat: Math.floor(readWallClock() / 1000), jti: randomUUID(), body });
    },
    unreachable: () => 'unreachable',
  });
  return client;
}
