// The operators of the history: two owners, of whom one asks and the other agrees.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { hashText, randomText } from '../../apps/server/src/platform/keys/random-text.ts';
import { insertOperatorSession } from '../../apps/server/src/modules/operators/index.ts';
import { stableId } from '../stable-id.ts';
import type { HistoryHouse } from './people.ts';

export interface HistoryConsole extends HistoryHouse {
  readonly consoleOrigin: string;
}

/** Both owners with sessions that are opened now. */
export async function openOwners(house: HistoryConsole) {
  const maker = await openBackoffice(house, 'owner');
  const checker = await openBackoffice(house, 'partner');
  return {
    maker,
    /** The second owner agrees to what the first has asked for, where that is needed. */
    agree: async (id: string | null | undefined, reason: string): Promise<void> => {
      if (id === undefined || id === null) return;
      const agreed = await checker.call('approvalDecide', {
        id: id as never,
        decision: 'approve',
        reason,
      });
      assert(agreed.ok, `a request is agreed to: ${agreed.ok ? '' : agreed.refusal.message}`);
    },
  };
}

/** A client of the console with a session of a demo operator, opened now. */
async function openBackoffice({ app, merchant, consoleOrigin }: HistoryConsole, name: string) {
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
