import { useTexts } from '../../../i18n/use-texts.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { setCentreFilters, useChoiceFilter, useFilter } from '../../../centre/centre-filters.ts';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';
import { WithdrawOrder } from './WithdrawOrder.tsx';

const TABS = ['new', 'history'] as const;

/** Withdrawals: a new one, a running one, or the history. */
export function WithdrawPage() {
  const t = useTexts('cashier');
  const order = useFilter('order');
  const tab = useChoiceFilter('tab', TABS) ?? 'new';
  if (order !== undefined) return <WithdrawOrder key={order} number={order} />;
  return (
    <Tabs
      label={t('withdrawTabs')}
      tabs={TABS.map((value) => ({ value, label: t(`withdrawTab.${value}`) }))}
      value={tab}
      onChoose={(value) =>
        setCentreFilters({ tab: value, from: undefined, to: undefined, state: undefined })
      }
    >
      {tab === 'new' ? <NewWithdrawal /> : <WithdrawHistory />}
    </Tabs>
  );
}
