import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { loadFile } from '../../../centre/FileButton.tsx';
import { HISTORY_OPTIONS, OrderHistory, useHistoryFilter } from '../orders/OrderHistory.tsx';

const STATES = [
  'MANUAL_RISK',
  'HELD',
  'APPROVED',
  'PAYING',
  'MANUAL_PAY',
  'SUCCESS',
  'REJECTED',
  'RETURNED',
] as const;

/** The caller's withdrawals. */
export function WithdrawHistory() {
  const t = useTexts('cashier');
  const asked = useHistoryFilter(STATES);
  return (
    <OrderHistory
      caption={t('withdrawTab.history')}
      asked={asked}
      query={useCall('withdrawList', asked.page, HISTORY_OPTIONS)}
      file={() => loadFile('withdrawListCsv', asked.filter)}
      stateText={(state) => t(`withdrawState.${state}`)}
      extraColumn={{ name: t('toAccount'), cell: (order) => `${order.bank} ${order.account}` }}
      empty={
        <EmptyState
          art={<EmptyArt name="ledger" />}
          title={t('noWithdrawals')}
          text={t('noWithdrawalsText')}
        />
      }
    />
  );
}
