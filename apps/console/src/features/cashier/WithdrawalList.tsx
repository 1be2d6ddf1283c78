// The queue of withdrawals: waiting time, claiming officer and the risk rules that matched.
import { Chip, Stack } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, TextInput } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { AmountFilter } from '../../ui/lists/AmountFilter.tsx';
import { Column } from '../../ui/lists/Column.tsx';
import { Elapsed, Remaining } from '../../ui/time/Elapsed.tsx';
import { FilterTotals } from '../../records/FilterTotals.tsx';
import { DayFilter } from '../../ui/lists/DayFilter.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { PageTotals } from '../../ui/lists/PageTotals.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { WithdrawalAlertButton } from './alerts/WithdrawalAlertButton.tsx';
import { CsvButton } from './CsvButton.tsx';
import { MemberLink } from './MemberLink.tsx';
import { WITHDRAWAL_TONES, type Withdrawal } from './order-acts.ts';

const LATE_MS = 30 * 60_000;

export function WithdrawalList() {
  const text = useText();
  const textOf = useTextOf();
  const states = Object.keys(WITHDRAWAL_TONES).map((id) => ({
    id,
    name: textOf('withdrawal', id),
  }));
  return (
    <ListPage
      title={text('menu.withdrawals')}
      refreshMs={4000}
      defaultFilter={{ waiting: true }}
      actions={
        <>
          <WithdrawalAlertButton />
          <CsvButton load={(filter) => call('withdrawalCsv', filter)} />
        </>
      }
      filters={[
        <BooleanInput key="waiting" source="waiting" label={text('order.waiting')} alwaysOn />,
        <BooleanInput key="mine" source="mine" label={text('order.mine')} alwaysOn />,
        <TextInput key="number" source="number" label={text('order.number')} alwaysOn />,
        <TextInput key="username" source="username" label={text('member.username')} />,
        <AmountFilter key="amountFrom" source="amountFrom" label={text('order.amountFrom')} />,
        <DayFilter key="day" source="day" label={text('draw.day')} />,
        <SelectInput key="state" source="state" label={text('field.state')} choices={states} />,
      ]}
    >
      <DataTable bulkActionButtons={false} rowClick={false} foot={PageTotals} empty={<EmptyList />}>
        <Column
          source="number"
          label={text('order.number')}
          to={(row: Withdrawal) => urls.withdrawal(row.number)}
        />
        <Column
          source="waits"
          label={text('order.waits')}
          right
          render={(row: Withdrawal) =>
            row.endedAt === null ? <Elapsed since={row.createdAt} lateAfterMs={LATE_MS} /> : '—'
          }
        />
        <Column
          source="username"
          label={text('member.username')}
          render={(row: Withdrawal) => <MemberLink order={row} />}
        />
        <Column
          source="amount"
          sum={(row: Withdrawal) => row.amount}
          label={text('field.amount')}
          right
          render={(row: Withdrawal) => <Money value={row.amount} currency={row.currency} />}
        />
        <Column
          source="bank"
          wide
          label={text('order.to')}
          render={(row: Withdrawal) => `${row.bank} ${row.account}`}
        />
        <Column
          source="risks"
          wide
          label={text('order.risks')}
          render={(row: Withdrawal) => <Risks risks={row.risks} />}
        />
        <Column
          source="state"
          label={text('field.state')}
          render={(row: Withdrawal) => (
            <StateChip tone={WITHDRAWAL_TONES[row.state]} label={textOf('withdrawal', row.state)} />
          )}
        />
        <Column
          source="claim"
          wide
          label={text('order.claimed')}
          render={(row: Withdrawal) =>
            row.claim === null ? (
              '—'
            ) : (
              <>
                {row.claim.name} · <Remaining until={row.claim.until} />
              </>
            )
          }
        />
        <Column
          source="createdAt"
          wide
          label={text('order.created')}
          render={(row: Withdrawal) => <DateTime at={row.createdAt} />}
        />
      </DataTable>
      <FilterTotals
        name="withdrawalTotals"
        labels={{ amount: text('field.amount'), fee: text('order.fee') }}
      />
    </ListPage>
  );
}

/** The names of the rules that sent the order to an officer. */
export function Risks({ risks }: { readonly risks: readonly string[] }) {
  const textOf = useTextOf();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {risks.map((risk) => (
        <Chip
          key={risk}
          size="small"
          color="warning"
          variant="outlined"
          label={textOf('risk', risk)}
        />
      ))}
    </Stack>
  );
}
