// The contracts of the history: agreed contracts of all four kinds along each line, written by one
// operator and agreed to by another, as a house does that moves in with its agents.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { hashText, randomText } from '../../apps/server/src/platform/keys/random-text.ts';
import { insertOperatorSession } from '../../apps/server/src/modules/operators/index.ts';
import { stableId } from '../stable-id.ts';
import { contractsOf } from './contracts-of.ts';
import type { HistoryHouse, People } from './people.ts';

const REASON = 'The lines of agents as they were agreed.';

/** Writes the contracts of every agent, from the top down. */
export async function agreeContracts(
  house: HistoryHouse & { readonly consoleOrigin: string },
  { agents }: People,
): Promise<void> {
  const rows = agents.flatMap((agent) =>
    contractsOf(agent.depth).map((terms) => ({ username: agent.username, terms })),
  );
  const [maker, checker] = await Promise.all([
    openBackoffice(house, 'owner'),
    openBackoffice(house, 'partner'),
  ]);
  const asked = await maker.call('contractImport', { rows, reason: REASON });
  assert(asked.ok, `contracts are written: ${asked.ok ? '' : asked.refusal.message}`);
  const { approvalId } = asked.value;
  if (approvalId === undefined || approvalId === null) return;
  const agreed = await checker.call('approvalDecide', {
    id: approvalId,
    decision: 'approve',
    reason: REASON,
  });
  assert(agreed.ok, `contracts are agreed to: ${agreed.ok ? '' : agreed.refusal.message}`);
}

/** A client of the console with a session of a demo operator, opened now. */
async function openBackoffice(
  { app, merchant, consoleOrigin }: HistoryHouse & { readonly consoleOrigin: string },
  name: string,
) {
  const token = randomText(32);
  await insertOperatorSession(app.pool, {
    hash: hashText(token),
    id: app.newId<'operator_session'>(),
    operator: stableId(`operator:${name}`) as Id<'operator'>,
    address: '127.0.0.1',
    userAgent: 'Chrome on Windows',
    now: app.clock.now(),
  });
  const headers = { Merchant: merchant.code, Language: 'EN', Device: 'WEB', Authorization: token };
  return createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: consoleOrigin,
    headers: () => headers,
    seal: async (body) => {
      const [key] = app.keys.sealingPublic;
      assert(key !== undefined, 'there is a sealing key');
      const iat = Math.floor(app.clock.now() / 1000);
      return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
    },
    unreachable: () => 'unreachable',
  });
}
