// Back office: vendors, their games, cases and rounds in the console.
import { operator } from '@fairhouse/calls/operator';
import { describeOperation, requireSecondOperator } from '../../operators/index.ts';
import * as gateway from './gateway.ts';

export { connectStudio, syncStudio } from './connect-studio.ts';
export {
  vendorGateway,
  vendorKeyCreate,
  vendorKeyPromote,
  vendorMaintenance,
  vendorSync,
} from './gateway.ts';
export {
  vendorCaseClose,
  vendorCases,
  vendorGameChange,
  vendorGames,
  vendorRounds,
} from './games-and-cases.ts';

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
