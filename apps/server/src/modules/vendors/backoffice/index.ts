// Back office: vendors, their games, cases and rounds in the console.
import { refuse } from '@fairhouse/calls';
import { operator } from '@fairhouse/calls/operator';
import { HOUR_MS, ok, plus } from '@fairhouse/values';
import { usernameOf } from '../../members/index.ts';
import { describeOperation, requireSecondOperator } from '../../operators/index.ts';
import { forgetVendors, keyFingerprint } from '../records/index.ts';
import * as gateway from './gateway.ts';
import { changedGateway, requestedGateway } from './requested-gateway.ts';
import { lockGateway } from './store/gateway.ts';
import { vendorRoundVoid as voidRound } from './stuck-rounds.ts';
import { makeSharedSecret } from './vendor-keys.ts';

export { vendorSecretEnter } from './vendor-secret-enter.ts';
export { connectStudio, syncStudio } from './connect-studio.ts';
export {
  vendorGateway,
  vendorKeyCreate,
  vendorKeyPromote,
  vendorMaintenance,
  vendorSync,
} from './gateway.ts';
export { vendorCaseClose, vendorCases } from './cases.ts';
export { vendorChanges, vendorChangesDecide } from './changes.ts';
export { vendorJackpotChange, vendorJackpots } from './jackpots.ts';
export { vendorGames } from './games.ts';
export { vendorRoundAskAgain, vendorStuckRounds } from './stuck-rounds.ts';
export {
  vendorGameRounds,
  vendorRoundAsk,
  vendorRounds,
  vendorRoundTransactions,
} from './rounds.ts';

export const vendorConnect = requireSecondOperator(
  {
    name: 'vendorConnect',
    row: operator.vendorConnect,
    target: ({ code }) => `vendor:${code}`,
    changes: changedGateway,
    requested: requestedGateway,
    describe: ({ code }) => describeOperation('vendor', { code }),
  },
  gateway.vendorConnect,
);

export const vendorKeyEnter = requireSecondOperator(
  {
    name: 'vendorKeyEnter',
    row: operator.vendorKeyEnter,
    target: ({ code }) => `vendor:${code}`,
    describe: ({ code, publicKey }) =>
      describeOperation('vendorKey', { code, key: keyFingerprint(publicKey) }),
  },
  gateway.vendorKeyEnter,
);

/** The second operator has this long to read the secret, which exists from then on. */
const SHOWN_MS = HOUR_MS;

export const vendorSecretCreate = requireSecondOperator(
  {
    name: 'vendorSecretCreate',
    row: operator.vendorSecretCreate,
    target: ({ code }) => `vendor:${code}`,
    describe: ({ code }) => describeOperation('vendorSecret', { code }),
    reveal: async (call, { code }) => {
      const { app, sql, merchant, now } = call;
      if (!(await lockGateway(sql, merchant.id, code))) return refuse('not.found');
      const secret = await makeSharedSecret({ app, sql, merchant, code, now });
      call.after(() => {
        forgetVendors(app, merchant.id);
        app.signals.send({ topic: 'site', merchant: merchant.id });
      });
      return ok({ kind: 'vendorSecret', secret, endsAt: plus(now, SHOWN_MS) } as const);
    },
  },
  gateway.vendorSecretCreate,
);

export const vendorRoundVoid = requireSecondOperator(
  {
    name: 'vendorRoundVoid',
    row: operator.vendorRoundVoid,
    target: ({ member }) => `member:${member}`,
    subject: (call, { member }) => usernameOf(call, member),
    describe: ({ code, member, round }, { subject = member }) =>
      describeOperation('vendorRoundVoid', { code, member: subject, round }),
  },
  voidRound,
);
