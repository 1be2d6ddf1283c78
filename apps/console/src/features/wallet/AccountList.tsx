import { Button } from '@mui/material';
import { TextInput, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { urls } from '../../urls.ts';

type Account = CallValue<'ledgerAccounts'>['list'][number];

const PREFIXES = ['house:', 'world:', 'member:', 'receivable:', 'trial:'] as const;
const DEFAULT_FILTER = { prefix: PREFIXES[0] };

/** The accounts of the ledger whose address begins with a text. */
export function AccountList() {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  return (
    <ListPage
      resource="ledgerAccounts"
      defaultFilter={DEFAULT_FILTER}
      perPage={50}
      actions={<PrefixButtons />}
      filters={[<TextInput key="prefix" source="prefix" label={text('ledger.prefix')} alwaysOn />]}
    >
      <ListTable<Account>
        label={text('ledger.accounts')}
        empty={text('ledger.noAccounts')}
        onRow={(row) =>
          void navigate(
            row.kind === 'player'
              ? urls.ledgerStatement(row.address, row.currency)
              : urls.ledgerMovements(row.address),
          )
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
