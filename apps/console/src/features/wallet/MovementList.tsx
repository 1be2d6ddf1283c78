import { MONEY_FIGURES } from '@fairhouse/calls/operator';
import { SelectInput, TextInput, useListContext } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { MomentFilter } from '../../ui/lists/MomentFilter.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { PartlyRead } from '../../ui/lists/PartlyRead.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

type Movement = CallValue<'ledgerEntries'>['list'][number];

const CODES = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_returned',
  'stake',
  'stake_refund',
  'stake_hold',
  'stake_release',
  'transfer_down',
  'transfer_up',
  'payout',
  'rebate',
  'adjustment_credit',
  'adjustment_debit',
] as const;

/** The fields of the CSV file. */
const CSV = [
  'time',
  'entry',
  'leg',
  'code',
  'reference',
  'currency',
  'debit',
  'credit',
  'amount',
  'counted',
  'refused',
];

/** The movements of the ledger, newest first. */
export function MovementList() {
  const text = useText();
  const codes = CODES.map((id) => ({ id, name: text(`code.${id}`) }));
  return (
    <ListPage
      resource="ledgerMovements"
      csv={CSV}
      perPage={50}
      filters={[
        <TextInput key="address" source="address" label={text('ledger.address')} alwaysOn />,
        <SelectInput
          key="code"
          source="code"
          label={text('ledger.code')}
          choices={codes}
          alwaysOn
        />,
        <TextInput key="reference" source="reference" label={text('ledger.reference')} alwaysOn />,
        <SelectInput
          key="figure"
          source="figure"
          label={text('ledger.figure')}
          choices={MONEY_FIGURES.map((id) => ({ id, name: text(`figure.${id}`) }))}
        />,
        <TextInput key="gameCode" source="gameCode" label={text('ledger.lotteryCode')} />,
        <TextInput key="vendor" source="vendor" label={text('ledger.vendorCode')} />,
        <MomentFilter key="from" source="from" label={text('vendor.from')} />,
        <MomentFilter key="to" source="to" label={text('vendor.until')} />,
      ]}
    >
      <Movements />
      <PartlyRead>{text('ledger.partly')}</PartlyRead>
    </ListPage>
  );
}

function Movements() {
  const text = useText();
  const textOf = useTextOf();
  const { filterValues } = useListContext();
  const isOfFigure = Boolean((filterValues as Readonly<Record<string, unknown>>)['figure']);
  return (
    <ListTable<Movement>
      label={text('ledger.movements')}
      empty={text('ledger.noLines')}
      rowPath={(row) => urls.ledgerEntry(row.entry)}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
        { label: text('ledger.code'), render: (row) => textOf('code', row.code) },
        { label: text('ledger.debit'), wide: true, render: (row) => <code>{row.debit}</code> },
        { label: text('ledger.credit'), wide: true, render: (row) => <code>{row.credit}</code> },
        { label: text('ledger.reference'), wide: true, render: (row) => row.reference },
        {
          label: text('field.amount'),
          right: true,
          render: (row) => <Money value={row.amount} currency={row.currency} />,
        },
        ...(isOfFigure
          ? [
              {
                label: text('ledger.counted'),
                right: true as const,
                signed: true as const,
                sum: (row: Movement) => row.counted,
                render: (row: Movement) => (
                  <Money value={row.counted} currency={row.currency} signed />
                ),
              },
            ]
          : []),
        {
          label: '',
          render: (row) =>
            row.refused === null ? null : <StateChip tone="bad" label={row.refused} />,
        },
      ]}
    />
  );
}
