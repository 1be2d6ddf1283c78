// The ledger browser: accounts by path, statements, movements, and one entry with all its legs.
import { Button, MenuItem, Stack, Tab, Tabs, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { CursorPager, useCursor } from './CursorPager.tsx';
import { Entry } from './Entry.tsx';
import { Statement } from './Statement.tsx';

const TABS = ['accounts', 'movements', 'statement', 'entry'] as const;
type TabName = (typeof TABS)[number];

export function LedgerPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const tab: TabName = TABS.find((each) => each === search.get('tab')) ?? 'accounts';
  return (
    <Stack spacing={2}>
      <Title title={text('menu.ledger')} />
      <Tabs
        value={tab}
        variant="scrollable"
        onChange={(_event, next: string) => setSearch({ tab: next })}
      >
        {TABS.map((each) => (
          <Tab key={each} value={each} label={text(`ledger.${each}`)} />
        ))}
      </Tabs>
      {tab === 'accounts' ? <Accounts /> : null}
      {tab === 'movements' ? <Movements /> : null}
      {tab === 'statement' ? (
        <StatementTab
          address={search.get('address') ?? ''}
          currency={search.get('currency') ?? ''}
        />
      ) : null}
      {tab === 'entry' ? <EntryTab id={search.get('id') ?? ''} /> : null}
    </Stack>
  );
}

function Accounts() {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const [prefix, setPrefix] = useState('house:');
  const pager = useCursor(prefix);
  const { data, error, refetch } = useAsk('ledgerAccounts', { prefix, ...pager.input });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('ledger.accounts')}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <TextField
          label={text('ledger.prefix')}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value.trim())}
        />
        {['house:', 'world:', 'member:', 'receivable:', 'trial:'].map((each) => (
          <Button
            key={each}
            variant={each === prefix ? 'contained' : 'outlined'}
            onClick={() => setPrefix(each)}
          >
            {each}
          </Button>
        ))}
      </Stack>
      <DataTable
        label={text('ledger.accounts')}
        rows={data?.list}
        keyOf={(row) => row.address + row.currency}
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
      <CursorPager pager={pager} next={data?.cursor ?? null} />
    </Panel>
  );
}

const CODES = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_returned',
  'stake',
  'stake_refund',
  'stake_hold',
  'stake_release',
  'payout',
  'rebate',
  'adjustment_credit',
  'adjustment_debit',
] as const;

function Movements() {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [address, setAddress] = useState(search.get('address') ?? '');
  const [code, setCode] = useState('');
  const [reference, setReference] = useState('');
  const filter = {
    ...(address === '' ? {} : { address }),
    ...(code === '' ? {} : { code }),
    ...(reference === '' ? {} : { reference }),
  };
  const pager = useCursor(JSON.stringify(filter));
  const { data, error, refetch } = useAsk('ledgerEntries', { ...filter, ...pager.input });
  return (
    <Panel title={text('ledger.movements')}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <TextField
          label={text('ledger.address')}
          value={address}
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <TextField
          select
          label={text('ledger.code')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{text('app.all')}</MenuItem>
          {CODES.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`code.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={text('ledger.reference')}
          value={reference}
          onChange={(event) => setReference(event.target.value.trim())}
        />
      </Stack>
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      <DataTable
        label={text('ledger.movements')}
        rows={data?.list}
        keyOf={(row) => `${row.entry}${row.leg}`}
        empty={text('ledger.noLines')}
        onRow={(row) => void navigate(urls.ledgerEntry(row.entry))}
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
          {
            label: '',
            render: (row) =>
              row.refused === null ? null : <StateChip tone="bad" label={row.refused} />,
          },
        ]}
      />
      <CursorPager pager={pager} next={data?.cursor ?? null} />
    </Panel>
  );
}

function StatementTab({
  address,
  currency,
}: {
  readonly address: string;
  readonly currency: string;
}) {
  const text = useText();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(address);
  const [letters, setLetters] = useState(currency);
  return (
    <Stack spacing={2}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearch({ tab: 'statement', address: typed, currency: letters });
        }}
      >
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <TextField
            label={text('ledger.address')}
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
            sx={{ minWidth: { sm: 420 } }}
            required
          />
          <TextField
            label={text('field.currency')}
            value={letters}
            onChange={(event) => setLetters(event.target.value.trim().toUpperCase())}
            required
          />
          <Button type="submit" variant="contained">
            {text('ra.action.show')}
          </Button>
        </Stack>
      </form>
      {address === '' || currency === '' ? null : (
        <Statement address={address} currency={currency} />
      )}
    </Stack>
  );
}

function EntryTab({ id }: { readonly id: string }) {
  const text = useText();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(id);
  return (
    <Stack spacing={2}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearch({ tab: 'entry', id: typed });
        }}
      >
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <TextField
            label={text('ledger.entryId')}
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
            sx={{ minWidth: { sm: 420 } }}
            required
          />
          <Button type="submit" variant="contained">
            {text('ra.action.show')}
          </Button>
        </Stack>
      </form>
      {id === '' ? null : <Entry id={id} />}
    </Stack>
  );
}
