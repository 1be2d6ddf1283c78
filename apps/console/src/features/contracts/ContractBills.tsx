// Bills of all agents; one that nobody has paid can be refused, and what is ready paid at once.
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { BillDialog } from '../../records/contracts/BillDialog.tsx';
import { BillState } from '../../records/contracts/BillState.tsx';
import { BILL_STATES, BILLED_KINDS } from '../../records/contracts/contract-names.ts';
import { Party } from '../../records/contracts/Party.tsx';
import { FilterTotals } from '../../records/FilterTotals.tsx';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { PayReady } from './PayReady.tsx';
import { useContractFilters } from './use-contract-filters.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';
import { Period } from '../../records/contracts/Period.tsx';
import { usePeriodName } from '../../records/contracts/use-period-name.ts';

type Row = CallValue<'contractBills'>['list'][number];

const CSV = [
  'kind',
  'periodKey',
  'username',
  'payer',
  'status',
  'figures.bet',
  'figures.winStake',
  'figures.lossStake',
  'figures.narrowStake',
  'figures.active',
  'figures.companyWin',
  'figures.carryIn',
  'figures.base',
  'tier',
  'why',
  'gross',
  'payToDirects',
  'received',
  'outstanding',
  'settledAt',
  'paidAt',
  'approvedBy',
  'remark',
];
const OPEN: readonly Row['status'][] = ['WAIT_APPROVAL', 'WAIT_PAYER', 'READY'];

export function ContractBills() {
  const text = useText();
  const [refusing, setRefusing] = useState<Row>();
  const [opened, setOpened] = useState<Row>();
  const mayPay = useRight('contracts.pay');
  const filters = useContractFilters(
    {
      source: 'status',
      values: BILL_STATES,
      nameOf: (each) => text(`contract.bill.${each}`),
      kinds: BILLED_KINDS,
    },
    [
      ['payer', 'contract.payer'],
      ['periodKey', 'contract.period'],
    ],
  );
  return (
    <>
      <ListPage
        resource="contractBills"
        csv={CSV}
        filters={filters}
        actions={mayPay ? <PayReady /> : null}
      >
        <ListTable<Row>
          label={text('contract.tab.bills')}
          empty={text('contract.noBills')}
          onRow={setOpened}
          columns={[
            { label: text('contract.agent'), render: (row) => row.username },
            { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
            { label: text('contract.period'), render: (row) => <Period of={row.periodKey} /> },
            {
              label: text('contract.tier'),
              right: true,
              wide: true,
              render: (row) => row.tier ?? '–',
            },
            moneyColumn(text('contract.gross'), (row) => row.gross),
            moneyColumn(text('contract.received'), (row) => row.received, { wide: true }),
            moneyColumn(text('contract.outstanding'), (row) => row.outstanding, { wide: true }),
            {
              label: text('contract.payer'),
              wide: true,
              render: (row) => <Party id={row.payerId} name={row.payer} />,
            },
            {
              label: text('field.state'),
              render: (row) => <BillState state={row.status} tier={row.tier} />,
            },
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
        <FilterTotals
          name="contractBillTotals"
          labels={{
            gross: text('contract.gross'),
            due: text('contract.due'),
            received: text('contract.received'),
            outstanding: text('contract.outstanding'),
          }}
        />
      </ListPage>
      {opened === undefined ? null : (
        <BillDialog bill={opened} onClose={() => setOpened(undefined)} />
      )}
      {refusing === undefined ? null : (
        <RefuseBill bill={refusing} onClose={() => setRefusing(undefined)} />
      )}
    </>
  );
}

function RefuseBill({ bill, onClose }: { readonly bill: Row; readonly onClose: () => void }) {
  const text = useText();
  const period = usePeriodName()(bill.periodKey);
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('contract.refuse')}
      words={text('contract.refuseBillEffect', { name: bill.username, period })}
      button={text('contract.refuse')}
      danger
      second
      run={({ reason }) => call('contractBillReject', { id: bill.id, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
