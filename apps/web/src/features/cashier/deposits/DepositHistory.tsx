import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { loadFile } from '../../../centre/FileButton.tsx';
import { HISTORY_OPTIONS, OrderHistory, useHistoryFilter } from '../orders/OrderHistory.tsx';

const STATES = [
  'PAYING',
  'AMOUNT_REVIEW',
  'LATE_REVIEW',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'REFUND',
] as const;

/** The caller's deposits. */
export function DepositHistory() {
  const t = useTexts('cashier');
  const asked = useHistoryFilter(STATES);
  return (
    <OrderHistory
      caption={t('depositTab.history')}
      asked={asked}
      query={useCall('depositList', asked.page, HISTORY_OPTIONS)}
      file={() => loadFile('depositListCsv', asked.filter)}
      stateText={(state) => t(`depositState.${state}`)}
      extraColumn={{ name: t('channel'), cell: (order) => order.channelName }}
      empty={
        <EmptyState
          art={<EmptyArt name="ledger" />}
          title={t('noDeposits')}
          text={t('noDepositsText')}
          action={
            <Button look="primary" onClick={() => openCentrePage('depositv2')}>
              {t('depositNow')}
            </Button>
          }
        />
      }
    />
  );
}
