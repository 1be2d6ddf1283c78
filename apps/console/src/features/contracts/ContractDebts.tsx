// Debts of contracts, and those that the house has advanced; it may advance one after 72 hours.
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { Party } from '../../records/contracts/Party.tsx';
import { FilterTotals } from '../../records/FilterTotals.tsx';
import type { ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { useContractFilters } from './use-contract-filters.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';
import { Period } from '../../records/contracts/Period.tsx';

type Row = CallValue<'contractDebtList'>['list'][number];

const CSV = [
  'kind',
  'periodKey',
  'payer',
  'payee',
  'toPlatform',
  'amount',
  'outstanding',
  'createdAt',
  'advancedAt',
  'settledAt',
];
const ADVANCED = { advanced: 'true' } as const;

interface ContractDebtsProps {
  /** Only those that the house has paid, which then are owed to it. */
  readonly advanced?: true;
}

export function ContractDebts({ advanced }: ContractDebtsProps) {
  const text = useText();
  const [advancing, setAdvancing] = useState<Row>();
  const mayPay = useRight('contracts.pay');
  const filters = useContractFilters({
    source: 'open',
    values: ['true', 'false'],
    nameOf: (each) => text(each === 'true' ? 'contract.debtOpen' : 'contract.debtPaid'),
  });
  const acts: ColumnSpec<Row> = {
    label: '',
    render: (row) =>
      mayPay && !row.toPlatform && isOpen(row) ? (
        <Button size="small" onClick={() => setAdvancing(row)}>
          {text('contract.advance')}
        </Button>
      ) : null,
  };
  const times: readonly ColumnSpec<Row>[] = advanced
    ? [
        { label: text('contract.advancedAt'), render: (row) => timeOf(row.advancedAt) },
        { label: text('contract.paidBackAt'), wide: true, render: (row) => timeOf(row.settledAt) },
      ]
    : [
        {
          label: text('contract.owedSince'),
          wide: true,
          render: (row) => <DateTime at={row.createdAt} />,
        },
        {
          label: text('contract.advanceFrom'),
          wide: true,
          render: (row) =>
            row.toPlatform || !isOpen(row) ? '–' : <DateTime at={row.advanceFrom} />,
        },
        acts,
      ];
  return (
    <>
      <ListPage
        resource={advanced ? 'contractAdvances' : 'contractDebts'}
        {...(advanced ? { permanentFilter: ADVANCED } : {})}
        csv={CSV}
        filters={filters}
      >
        <ListTable<Row>
          label={text(advanced ? 'contract.tab.advances' : 'contract.tab.debts')}
          empty={text(advanced ? 'contract.noAdvances' : 'contract.noDebts')}
          rowPath={({ payee, kind, periodKey }) =>
            urls.contractBills({ username: payee, kind, periodKey })
          }
          columns={[
            { label: text('contract.period'), render: (row) => <Period of={row.periodKey} /> },
            { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
            {
              label: text('contract.payer'),
              render: (row) => <Party id={row.payerId} name={row.payer} />,
            },
            {
              label: text('contract.payee'),
              render: (row) => <Party id={row.payeeId} name={row.payee} />,
            },
            moneyColumn(text('contract.debt'), (row) => row.amount, { wide: true }),
            moneyColumn(
              text(advanced ? 'contract.owedToHouse' : 'contract.outstanding'),
              (row) => row.outstanding,
            ),
            ...times,
          ]}
        />
        <FilterTotals
          name="contractDebtTotals"
          {...(advanced ? { fixed: ADVANCED } : {})}
          labels={{ amount: text('contract.debt'), outstanding: text('contract.outstanding') }}
        />
      </ListPage>
      {advancing === undefined ? null : (
        <Advance debt={advancing} onClose={() => setAdvancing(undefined)} />
      )}
    </>
  );
}

const isOpen = ({ outstanding }: Row): boolean => /[1-9]/.test(outstanding);

const timeOf = (at: number | null) => (at === null ? '–' : <DateTime at={at} />);

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
