// Deposit orders; a filter selects those that wait for an officer.
import { Stack } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, TextInput } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Column } from '../../ui/lists/Column.tsx';
import { DayFilter } from '../../ui/lists/DayFilter.tsx';
import { FilterTotals } from '../../records/FilterTotals.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { PageTotals } from '../../ui/lists/PageTotals.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { CsvButton } from './CsvButton.tsx';
import { MemberLink } from './MemberLink.tsx';
import { DEPOSIT_TONES, type Deposit } from './order-acts.ts';

export function DepositList() {
  const text = useText();
  const textOf = useTextOf();
  const states = Object.keys(DEPOSIT_TONES).map((id) => ({ id, name: textOf('deposit', id) }));
  return (
    <ListPage
      title={text('menu.deposits')}
      refreshMs={5000}
      actions={<CsvButton load={(filter) => call('depositCsv', filter)} />}
      filters={[
        <BooleanInput key="waiting" source="waiting" label={text('order.waiting')} alwaysOn />,
        <TextInput key="number" source="number" label={text('order.number')} alwaysOn />,
        <TextInput key="username" source="username" label={text('member.username')} alwaysOn />,
        <DayFilter key="day" source="day" label={text('draw.day')} />,
        <SelectInput key="state" source="state" label={text('field.state')} choices={states} />,
        <TextInput key="channel" source="channel" label={text('order.channel')} />,
      ]}
    >
      <DataTable bulkActionButtons={false} rowClick={false} foot={PageTotals} empty={<EmptyList />}>
        <Column
          source="number"
          label={text('order.number')}
          to={(row: Deposit) => urls.deposit(row.number)}
        />
        <Column
          source="createdAt"
          wide
          label={text('order.created')}
          render={(row: Deposit) => <DateTime at={row.createdAt} />}
        />
        <Column
          source="username"
          label={text('member.username')}
          render={(row: Deposit) => <MemberLink order={row} />}
        />
        <Column
          source="amount"
          sum={(row: Deposit) => row.amount}
          label={text('field.amount')}
          right
          render={(row: Deposit) => <Money value={row.amount} currency={row.currency} />}
        />
        <Column
          source="credited"
          sum={(row: Deposit) => row.credited}
          wide
          label={text('order.credited')}
          right
          render={(row: Deposit) => <Money value={row.credited} />}
        />
        <Column
          source="channel"
          wide
          label={text('order.channel')}
          render={(row: Deposit) => `${row.method} · ${row.provider}`}
        />
        <Column
          source="state"
          label={text('field.state')}
          render={(row: Deposit) => (
            <Stack direction="row" spacing={1}>
              <StateChip tone={DEPOSIT_TONES[row.state]} label={textOf('deposit', row.state)} />
              {row.reason ? <span>{textOf('orderReason', row.reason)}</span> : null}
            </Stack>
          )}
        />
      </DataTable>
      <FilterTotals
        name="depositTotals"
        labels={{ amount: text('field.amount'), credited: text('order.credited') }}
      />
    </ListPage>
  );
}
