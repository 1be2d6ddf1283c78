// Debts of contracts; the house may advance one after 72 hours.
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { ContractFilters } from './ContractFilters.tsx';
import { useFilters } from './use-filters.ts';

type Row = CallValue<'contractDebtList'>['list'][number];

const PAGE_SIZE = 25;

export function ContractDebts() {
  const text = useText();
  const { page, setPage, values, set, asked } = useFilters(['username', 'open']);
  const [advancing, setAdvancing] = useState<Row>();
  const mayPay = useRight('contracts.pay');
  const query = useAsk('contractDebtList', {
    ...(asked as { username?: string; open?: 'true' | 'false' }),
    pageNo: page + 1,
    pageSize: PAGE_SIZE,
  });
  return (
    <Panel title={text('contract.tab.debts')}>
      <ContractFilters
        username={values.username}
        onUsername={set('username')}
        choices={[
          {
            label: text('field.state'),
            value: values.open,
            values: ['true', 'false'],
            nameOf: (each) => text(each === 'true' ? 'contract.debtOpen' : 'contract.debtPaid'),
            onChange: set('open'),
          },
        ]}
      />
      <DataTable<Row>
        label={text('contract.tab.debts')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.bill}
        empty={text('contract.noDebts')}
        columns={[
          { label: text('contract.payer'), render: (row) => row.payer },
          {
            label: text('contract.payee'),
            render: (row) => (row.toPlatform ? text('contract.house') : row.payee),
          },
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          { label: text('contract.period'), wide: true, render: (row) => row.periodKey },
          {
            label: text('contract.outstanding'),
            right: true,
            sum: (row) => row.outstanding,
            render: (row) => <Money value={row.outstanding} />,
          },
          {
            label: text('contract.advanceFrom'),
            render: (row) => <DateTime at={row.advanceFrom} />,
          },
          {
            label: '',
            render: (row) =>
              mayPay && !row.toPlatform && /[1-9]/.test(row.outstanding) ? (
                <Button size="small" onClick={() => setAdvancing(row)}>
                  {text('contract.advance')}
                </Button>
              ) : null,
          },
        ]}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      {advancing === undefined ? null : (
        <Advance debt={advancing} onClose={() => setAdvancing(undefined)} />
      )}
    </Panel>
  );
}

function Advance({ debt, onClose }: { readonly debt: Row; readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('contract.advance')}
      words={text('contract.advanceEffect', { payer: debt.payer, payee: debt.payee })}
      button={text('contract.advance')}
      second
      run={({ reason }) => call('contractDebtAdvance', { id: debt.bill, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
