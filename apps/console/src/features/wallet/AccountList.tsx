import { Button } from '@mui/material';
import { TextInput, useListContext } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { urls } from '../../urls.ts';

type Account = CallValue<'ledgerAccounts'>['list'][number];

const PREFIXES = ['house:', 'world:', 'member:', 'receivable:', 'trial:'] as const;
const DEFAULT_FILTER = { prefix: PREFIXES[0] };

/** The fields of the CSV file. */
const CSV = ['address', 'kind', 'currency', 'balance', 'lines'];

/** The accounts of the ledger whose address begins with a text. */
export function AccountList() {
  const text = useText();
  const textOf = useTextOf();
  return (
    <ListPage
      resource="ledgerAccounts"
      csv={CSV}
      defaultFilter={DEFAULT_FILTER}
      perPage={50}
      actions={<PrefixButtons />}
      filters={[<TextInput key="prefix" source="prefix" label={text('ledger.prefix')} alwaysOn />]}
    >
      <ListTable<Account>
        label={text('ledger.accounts')}
        empty={text('ledger.noAccounts')}
        rowPath={(row) =>
          row.kind === 'player'
            ? urls.ledgerStatement(row.address, row.currency)
            : urls.ledgerMovements(row.address)
        }
        columns={[
          { label: text('ledger.address'), render: (row) => <code>{row.address}</code> },
          { label: text('member.kind'), render: (row) => textOf('ledger', row.kind) },
          {
            label: text('field.balance'),
            right: true,
            render: (row) => <Money value={row.balance} currency={row.currency} />,
          },
          { label: text('ledger.lines'), right: true, wide: true, render: (row) => row.lines },
        ]}
      />
    </ListPage>
  );
}

function PrefixButtons() {
  const { filterValues, setFilters } = useListContext();
  return PREFIXES.map((prefix) => (
    <Button
      key={prefix}
      variant={filterValues['prefix'] === prefix ? 'contained' : 'outlined'}
      onClick={() => setFilters({ ...filterValues, prefix })}
    >
      {prefix}
    </Button>
  ));
}
