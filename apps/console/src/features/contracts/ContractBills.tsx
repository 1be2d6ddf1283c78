// Bills of all agents; one that nobody has paid can be refused.
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
import {
  BILL_STATES,
  KINDS,
  type BillState,
  type Kind,
} from '../../records/contracts/contract-names.ts';
import { ContractFilters } from './ContractFilters.tsx';
import { useFilters } from './use-filters.ts';

type Row = CallValue<'contractBills'>['list'][number];

const PAGE_SIZE = 25;
const OPEN: readonly Row['status'][] = ['WAIT_APPROVAL', 'WAIT_PAYER', 'READY'];

export function ContractBills() {
  const text = useText();
  const { page, setPage, values, set, asked } = useFilters(['username', 'kind', 'status']);
  const [refusing, setRefusing] = useState<Row>();
  const mayPay = useRight('contracts.pay');
  const query = useAsk('contractBills', {
    ...(asked as { username?: string; kind?: Kind; status?: BillState }),
    pageNo: page + 1,
    pageSize: PAGE_SIZE,
  });
  return (
    <Panel title={text('contract.tab.bills')}>
      <ContractFilters
        username={values.username}
        onUsername={set('username')}
        choices={[
          {
            label: text('contract.kind'),
            value: values.kind,
            values: KINDS,
            nameOf: (each) => text(`contract.kind.${each as Kind}`),
            onChange: set('kind'),
          },
          {
            label: text('field.state'),
            value: values.status,
            values: BILL_STATES,
            nameOf: (each) => text(`contract.bill.${each as BillState}`),
            onChange: set('status'),
          },
        ]}
      />
      <DataTable<Row>
        label={text('contract.tab.bills')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('contract.noBills')}
        columns={[
          { label: text('member.username'), render: (row) => row.username },
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          { label: text('contract.period'), render: (row) => row.periodKey },
          {
            label: text('contract.tier'),
            right: true,
            wide: true,
            render: (row) => row.tier ?? '–',
          },
          {
            label: text('contract.gross'),
            right: true,
            sum: (row) => row.gross,
            render: (row) => <Money value={row.gross} />,
          },
          {
            label: text('contract.outstanding'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.outstanding} />,
          },
          {
            label: text('contract.payer'),
            wide: true,
            render: (row) => row.payer ?? text('contract.house'),
          },
          { label: text('field.state'), render: (row) => text(`contract.bill.${row.status}`) },
          {
            label: '',
            render: (row) =>
              mayPay && OPEN.includes(row.status) ? (
                <Button size="small" color="error" onClick={() => setRefusing(row)}>
                  {text('contract.refuse')}
                </Button>
              ) : null,
          },
        ]}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      {refusing === undefined ? null : (
        <RefuseBill bill={refusing} onClose={() => setRefusing(undefined)} />
      )}
    </Panel>
  );
}

function RefuseBill({ bill, onClose }: { readonly bill: Row; readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('contract.refuse')}
      words={text('contract.refuseBillEffect', { name: bill.username, period: bill.periodKey })}
      button={text('contract.refuse')}
      danger
      second
      run={({ reason }) => call('contractBillReject', { id: bill.id, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
