// The queue of withdrawals: who waits how long, who works on it, and what the rules noticed.
import { Chip, Stack } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, TextInput } from 'react-admin';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Col } from '../../ui/Col.tsx';
import { Elapsed, Remaining } from '../../ui/Elapsed.tsx';
import { ListPage, NothingHere } from '../../ui/ListPage.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { CsvButton } from './CsvButton.tsx';
import { MemberLink } from './MemberLink.tsx';
import { WITHDRAWAL_TONES, type Withdrawal } from './order-states.ts';

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
      actions={<CsvButton name="withdrawalDeskCsv" />}
      filters={[
        <BooleanInput key="waiting" source="waiting" label={text('order.waiting')} alwaysOn />,
        <BooleanInput key="mine" source="mine" label={text('order.mine')} alwaysOn />,
        <TextInput key="number" source="number" label={text('order.number')} alwaysOn />,
        <TextInput key="username" source="username" label={text('member.username')} />,
        <SelectInput key="state" source="state" label={text('field.state')} choices={states} />,
      ]}
    >
      <DataTable bulkActionButtons={false} rowClick="show" empty={<NothingHere />}>
        <Col source="number" label={text('order.number')} />
        <Col
          source="waits"
          label={text('order.waits')}
          right
          render={(row: Withdrawal) =>
            row.endedAt === null ? <Elapsed since={row.createdAt} lateAfterMs={LATE_MS} /> : '—'
          }
        />
        <Col
          source="username"
          label={text('member.username')}
          render={(row: Withdrawal) => <MemberLink of={row} />}
        />
        <Col
          source="amount"
          label={text('field.amount')}
          right
          render={(row: Withdrawal) => <Money value={row.amount} currency={row.currency} />}
        />
        <Col
          source="bank"
          wide
          label={text('order.to')}
          render={(row: Withdrawal) => `${row.bank} ${row.account}`}
        />
        <Col
          source="risks"
          wide
          label={text('order.risks')}
          render={(row: Withdrawal) => <Risks risks={row.risks} />}
        />
        <Col
          source="state"
          label={text('field.state')}
          render={(row: Withdrawal) => (
            <StateChip tone={WITHDRAWAL_TONES[row.state]} label={textOf('withdrawal', row.state)} />
          )}
        />
        <Col
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
        <Col
          source="createdAt"
          wide
          label={text('order.created')}
          render={(row: Withdrawal) => <When at={row.createdAt} />}
        />
      </DataTable>
    </ListPage>
  );
}

/** Names of the rules that sent the order to an officer. */
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
