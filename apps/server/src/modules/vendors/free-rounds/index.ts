// Free rounds: operators give them to members, and the vendors are notified.
import { operator } from '@fairhouse/calls/operator';
import { describeOperation, requireSecondOperator } from '../../operators/index.ts';
import { describeGrant } from './describe-grant.ts';
import { giveFreeRounds } from './give-free-rounds.ts';

export { vendorFreeRoundGames } from './list-free-games.ts';
export { vendorFreeRounds, vendorFreeRoundsCancel } from './grants.ts';
export { deliverFreeRounds } from './deliver-free-rounds.ts';

export const vendorFreeRoundsGive = requireSecondOperator(
  {
    name: 'vendorFreeRoundsGive',
    row: operator.vendorFreeRoundsGive,
    target: ({ code }) => `vendor:${code}`,
    describe: (input) => describeOperation('vendorFreeRounds', describeGrant(input)),
  },
  giveFreeRounds,
);
