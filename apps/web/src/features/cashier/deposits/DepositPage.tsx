import { useTexts } from '../../../i18n/use-texts.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { setCentreFilters, useChoiceFilter, useFilter } from '../../../centre/centre-filters.ts';
import { DepositHistory } from './DepositHistory.tsx';
import { DepositOrder } from './DepositOrder.tsx';
import { NewDeposit, type NewDepositProps } from './NewDeposit.tsx';

const TABS = ['new', 'history'] as const;

/** Deposits: a new one, a running one, or the history. */
export function DepositPage(props: NewDepositProps) {
  const t = useTexts('cashier');
  const order = useFilter('order');
  const tab = useChoiceFilter('tab', TABS) ?? 'new';
  if (order !== undefined) return <DepositOrder key={order} number={order} />;
  return (
    <Tabs
      label={t('depositTabs')}
      tabs={TABS.map((value) => ({ value, label: t(`depositTab.${value}`) }))}
      value={tab}
      onChoose={(value) =>
        setCentreFilters({ tab: value, from: undefined, to: undefined, state: undefined })
      }
    >
      {tab === 'new' ? <NewDeposit {...props} /> : <DepositHistory />}
    </Tabs>
  );
}
