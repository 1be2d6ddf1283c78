// The figures on which an officer judges a withdrawal.
import { Alert, Stack, Typography } from '@mui/material';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

type Risk = CallValue<'withdrawalDetail'>['risk'];

interface RiskPanelProps {
  readonly risk: Risk;
  readonly currency: string;
}

export function RiskPanel({ risk, currency }: RiskPanelProps) {
  const text = useText();
  const textOf = useTextOf();
  const open = risk.flags.filter((flag) => flag.open);
  return (
    <Panel title={text('risk.title')}>
      <Stack spacing={2}>
        {open.map((flag) => (
          <Alert key={`${flag.kind}${flag.time}`} severity="warning" sx={{ py: 0 }}>
            {textOf('risk', flag.kind)} · <DateTime at={flag.time} />
          </Alert>
        ))}
        <Facts
          facts={[
            [text('wallet.main'), <Money key="b" value={risk.balance} currency={currency} />],
            [text('wallet.held'), <Money key="l" value={risk.locked} />],
            [text('wallet.owes'), <Money key="o" value={risk.debt} />],
            [text('risk.turnoverLeft'), <Money key="t" value={risk.turnoverLeft} />],
            [
              text('risk.last'),
              risk.lastWithdrawal === null ? (
                text('risk.first')
              ) : (
                <span key="w">
                  {risk.lastWithdrawal.number} <Money value={risk.lastWithdrawal.amount} />{' '}
                  <DateTime at={risk.lastWithdrawal.time} />
                </span>
              ),
            ],
            [text('risk.deposits'), <Money key="sd" value={risk.since.deposits} />],
            [text('risk.stake'), <Money key="ss" value={risk.since.stake} />],
            [text('risk.payout'), <Money key="sp" value={risk.since.payout} />],
            [text('risk.net'), <Money key="sn" value={risk.since.net} signed />],
            [
              text('risk.today'),
              <span key="d">
                {risk.today.count} · <Money value={risk.today.amount} />
              </span>,
            ],
          ]}
        />
        <Typography variant="subtitle2">{text('risk.cards')}</Typography>
        <DataTable
          label={text('risk.cards')}
          rows={risk.cards}
          keyOf={(row) => `${row.bank}${row.account}${row.addedAt}`}
          empty={text('ra.navigation.no_results')}
          columns={[
            { label: text('order.to'), render: (row) => `${row.bank} ${row.account}` },
            { label: text('order.holder'), render: (row) => row.holder },
            { label: text('risk.added'), render: (row) => <DateTime at={row.addedAt} /> },
            {
              label: text('risk.shared'),
              render: (row) =>
                row.removed ? text('risk.removed') : row.sharedWith.join(', ') || '—',
            },
          ]}
        />
        <Typography variant="subtitle2">{text('member.devices')}</Typography>
        <DataTable
          label={text('member.devices')}
          rows={risk.devices}
          keyOf={(row) => `${row.time}${row.address}${row.device}`}
          empty={text('ra.navigation.no_results')}
          columns={[
            { label: text('field.address'), render: (row) => row.address },
            { label: text('member.device'), render: (row) => row.device },
            { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
          ]}
        />
      </Stack>
    </Panel>
  );
}
