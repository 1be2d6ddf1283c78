import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import { changeMerchant } from './change-merchant.ts';
import { changeState } from './change-state.ts';
import { listMerchants } from './list-merchants.ts';
import { makeMerchant, showOwnerLink } from './make-merchant.ts';

const listed = (items: readonly string[]): string => items.join(', ') || '–';

export const merchantsBackoffice = {
  merchantList: listMerchants,
  merchantMake: requireSecondOperator(
    {
      name: 'merchantMake',
      row: operator.merchantMake,
      target: ({ code }) => `merchant:${code}`,
      describe: ({ code, name, hosts, currency, zone, cutHour, owner, lotteries }) =>
        describeOperation('merchantMake', {
          code,
          name,
          hosts: listed(hosts),
          currency,
          zone,
          cutHour: String(cutHour),
          owner: `${owner.name} (${owner.displayName})`,
          lotteries: String(lotteries.length),
        }),
      reveal: showOwnerLink,
    },
    makeMerchant,
  ),
  merchantChange: requireSecondOperator(
    {
      name: 'merchantChange',
      row: operator.merchantChange,
      target: ({ code }) => `merchant:${code}`,
      describe: ({ code, name = '–', addHosts, removeHosts }) =>
        describeOperation('merchantChange', {
          code,
          name,
          added: listed(addHosts),
          removed: listed(removeHosts),
        }),
    },
    changeMerchant,
  ),
  merchantState: requireSecondOperator(
    {
      name: 'merchantState',
      row: operator.merchantState,
      target: ({ code }) => `merchant:${code}`,
      describe: ({ code, state }) =>
        describeOperation(state === 'closed' ? 'merchantClosed' : 'merchantOpened', { code }),
    },
    changeState,
  ),
} satisfies Partial<Operations<OperatorCalls>>;
