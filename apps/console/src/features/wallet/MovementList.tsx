import { MONEY_FIGURES, MOVEMENT_CODES } from '@fairhouse/calls/operator';
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
  const codes = MOVEMENT_CODES.map((id) => ({ id, name: text(`code.${id}`) }));
  return (
    <ListPage
      resource="ledgerMovements"
      csv={CSV}
      perPage={50}
      filters={[
        <TextFilter key="address" source="address" label={text('ledger.address')} alwaysOn />,
        <SelectInput
          key="code"
          source="code"
          label={text('ledger.code')}
          choices={codes}
          alwaysOn
        />,
        <TextFilter key="reference" source="reference" label={text('ledger.reference')} alwaysOn />,
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

interface TextFilterProps {
  readonly source: string;
  readonly label: string;
  readonly alwaysOn?: boolean;
}

/** A filter that does not count beside a figure: the movements of a figure are those of all. */
function TextFilter({ source, label }: TextFilterProps) {
  return <TextInput source={source} label={label} disabled={useIsOfFigure()} />;
}

function useIsOfFigure(): boolean {
  const { filterValues } = useListContext();
  return Boolean((filterValues as Readonly<Record<string, unknown>>)['figure']);
}

function Movements() {
  const text = useText();
  const textOf = useTextOf();
  const isOfFigure = useIsOfFigure();
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
