import { useTexts } from '../../i18n/use-texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { setFilters, useChoiceFilter, useFilter } from '../members/centre-address.ts';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';
import { WithdrawOrder } from './WithdrawOrder.tsx';

const TABS = ['new', 'history'] as const;

/** Paying out: a new withdrawal, one on its way, or those that were. */
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
        setFilters({ tab: value, from: undefined, to: undefined, state: undefined })
      }
    >
      {tab === 'new' ? <NewWithdrawal /> : <WithdrawHistory />}
    </Tabs>
  );
}
