// The ledger browser: accounts by path, statements, movements, and one entry with all its legs.
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { PathTabs } from '../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../ui/tabs/use-path-tab.ts';
import { urls } from '../../urls.ts';
import { AccountList } from './AccountList.tsx';
import { Entry } from './Entry.tsx';
import { MovementList } from './MovementList.tsx';
import { Statement } from './Statement.tsx';

const TABS = ['accounts', 'movements', 'statement', 'entry'] as const;

export function LedgerPage() {
  const text = useText();
  const [search] = useSearchParams();
  const tab = usePathTab(TABS);
  return (
    <Stack spacing={2}>
      <Title title={text('menu.ledger')} />
      <PathTabs page={urls.ledger} names={TABS} nameOf={(each) => text(`ledger.${each}`)} />
      {tab === 'accounts' ? <AccountList /> : null}
      {tab === 'movements' ? <MovementList /> : null}
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
          setSearch({ address: typed, currency: letters });
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
      {address === '' || currency === '' ? null : OF_THE_HOUSE.test(address) ? (
        <NoStatement address={address} />
      ) : (
        <Statement address={address} currency={currency} />
      )}
    </Stack>
  );
}

/** Accounts of which many are booked at once: they have movements, but no numbered lines. */
const OF_THE_HOUSE = /^(?:trial:)?(?:house|world|receivable):/;

function NoStatement({ address }: { readonly address: string }) {
  const text = useText();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={urls.ledgerMovements(address)} color="inherit" size="small">
          {text('ledger.movements')}
        </Button>
      }
    >
      {text('ledger.noStatement')}
    </Alert>
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
          setSearch({ id: typed });
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
