import { Stack } from '@mui/material';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { urls } from '../../urls.ts';
import { Statement } from './Statement.tsx';

/**
 * A member's ledger accounts in both books with the debt, and the statement of the spendable
 * account.
 */
export function MemberWallets({ member }: { readonly member: string }) {
  const text = useText();
  const real = useAsk('ledgerAccounts', { prefix: `member:${member}:` }, { refreshMs: 10_000 });
  const trial = useAsk('ledgerAccounts', { prefix: `trial:member:${member}:` });
  const debt = useAsk('ledgerAccounts', { prefix: `receivable:${member}` });
  const accounts = real.data && [
    ...real.data.list,
    ...(debt.data?.list ?? []),
    ...(trial.data?.list ?? []),
  ];
  const main = accounts?.find(({ address }) => address.endsWith(':main'));
  return (
    <Stack spacing={2}>
      <Panel
        title={text('ledger.accounts')}
        actions={
          <SaveLoaded
            list="memberAccounts"
            rows={accounts}
            fields={['address', 'currency', 'kind', 'balance', 'lines']}
            of={{ member }}
          />
        }
      >
        <DataTable
          label={text('ledger.accounts')}
          rows={accounts}
          query={[real, debt, trial].find(({ error }) => error !== null)}
          keyOf={(row) => row.address + row.currency}
          empty={text('wallet.none')}
          rowPath={(row) => urls.ledgerStatement(row.address, row.currency)}
          columns={[
            { label: text('ledger.address'), render: (row) => <code>{row.address}</code> },
            {
              label: text('field.balance'),
              right: true,
              render: (row) => <Money value={row.balance} currency={row.currency} />,
            },
            { label: text('ledger.lines'), right: true, render: (row) => row.lines },
          ]}
        />
      </Panel>
      {main ? <Statement address={main.address} currency={main.currency} /> : null}
    </Stack>
  );
}
