// Back office: vendors, their games, cases and rounds in the console.
import { operator } from '@fairhouse/calls/operator';
import { describeOperation, requireSecondOperator } from '../../operators/index.ts';
import * as gateway from './gateway.ts';
import { keyFingerprint } from '../records/index.ts';

export { connectStudio, syncStudio } from './connect-studio.ts';
export {
  vendorGateway,
  vendorKeyCreate,
  vendorKeyPromote,
  vendorMaintenance,
  vendorSync,
} from './gateway.ts';
export { vendorCaseClose, vendorCases } from './cases.ts';
export { vendorGameChange, vendorGames } from './games.ts';
export { vendorRoundAsk, vendorRounds } from './rounds.ts';

export const vendorConnect = requireSecondOperator(
  {
    name: 'vendorConnect',
    row: operator.vendorConnect,
    target: ({ code }) => `vendor:${code}`,
    describe: ({ code, reason: _reason, ...terms }) =>
      describeOperation('vendor', { code, terms: JSON.stringify(terms) }),
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
