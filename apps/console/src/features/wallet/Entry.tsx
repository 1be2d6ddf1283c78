import { Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

/** One ledger entry with all its legs. */
export function Entry({ id }: { readonly id: string }) {
  const text = useText();
  const textOf = useTextOf();
  const { data, error, refetch } = useAsk('ledgerEntry', { id });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Panel title={text('ledger.entry')}>
      <Stack spacing={2}>
        <Facts
          facts={[
            [text('ledger.entryId'), <code key="id">{data.id}</code>],
            [text('field.time'), <DateTime key="at" at={data.time} />],
            [text('ledger.code'), textOf('code', data.code)],
            [text('ledger.reference'), data.reference],
            [
              text('ledger.reverses'),
              data.reverses === null ? (
                '—'
              ) : (
                <Link key="r" to={urls.ledgerEntry(data.reverses)}>
                  {data.reverses}
                </Link>
              ),
            ],
          ]}
        />
        <DataTable
          label={text('ledger.legs')}
          rows={data.legs}
          keyOf={(row) => `${row.debit}${row.credit}${row.amount}`}
          empty={text('ledger.noLines')}
          rowPath={(row) => urls.ledgerMovements(row.debit)}
          columns={[
            { label: text('ledger.debit'), render: (row) => <code>{row.debit}</code> },
            { label: text('ledger.credit'), render: (row) => <code>{row.credit}</code> },
            {
              label: text('field.amount'),
              right: true,
              render: (row) => <Money value={row.amount} currency={data.currency} />,
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}
